import { isMixer, type Tournament } from '@courtside/domain';
import type { PathStep } from '@courtside/domain/event-steps';
import { useTranslation } from '@courtside/i18n';
import { Button, CheckIcon, ChevronRightIcon, VisuallyHidden } from '@courtside/ui';
import type { ReactNode } from 'react';

export interface PathAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isBusy?: boolean;
}

export interface PathStepViewProps {
  readonly tournament: Tournament;
  readonly step: PathStep;
  /** Its number in the list, from 1. */
  readonly number: number;
  readonly children: ReactNode;
}

/** Returns the name of a step. A mixer has players before it has teams. */
export function useStepName(): (tournament: Tournament, step: PathStep['id']) => string {
  const { t } = useTranslation('organizer');
  return (tournament, step) => t(`path.step.${step === 'teams' && isMixer(tournament) ? 'players' : step}`);
}

/** A step of the path to the first game; its fact and its action are its children. */
export function PathStepView({ tournament, step: { id, state }, number, children }: PathStepViewProps) {
  const { t } = useTranslation('organizer');
  const nameOf = useStepName();
  return (
    // Receives the focus where the button that had it is gone.
    <li data-state={state} data-step={id} tabIndex={-1} aria-current={state === 'next' ? 'step' : undefined}>
      <span className="mark" aria-hidden="true">
        {state === 'done' ? <CheckIcon size={18} /> : number}
      </span>
      <h3>
        <span>
          {nameOf(tournament, id)}
          {state !== 'next' && <VisuallyHidden>: {t(`path.state.${state}`)}</VisuallyHidden>}
        </span>
        {state === 'next' && <span className="tag">{t('path.next')}</span>}
      </h3>
      {children}
    </li>
  );
}

export interface StepActionProps {
  readonly state: PathStep['state'];
  readonly action: PathAction;
}

/** The one button of a step, green if the step is next. It is the same element in every state, so that it keeps the focus. */
export function StepAction({ state, action: { label, onSelect, isBusy = false } }: StepActionProps) {
  const isDone = state === 'done';
  return (
    <Button
      variant={state === 'next' ? 'primary' : isDone ? 'quiet' : 'secondary'}
      size={state === 'next' ? 'normal' : 'small'}
      loading={isBusy}
      aria-label={isDone ? label : undefined}
      onClick={onSelect}
    >
      <span className="word">{label}</span>
      {isDone && <ChevronRightIcon size={20} aria-hidden="true" />}
    </Button>
  );
}
