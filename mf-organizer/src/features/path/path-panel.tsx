import type { Tournament } from '@courtside/domain';
import type { EventFacts, PathStep, PathStepId } from '@courtside/domain/event-steps';
import { useTranslation } from '@courtside/i18n';
import type { ReactNode } from 'react';
import { useInDays } from '../../events/use-in-days';
import { FoldPanel } from '../../panels/fold-panel';
import { PathStepView, StepAction, useStepName, type PathAction } from './path-step';
import { Progress, Steps } from './path-style';
import { useStepFacts } from './use-step-facts';

export interface PathPanelProps {
  readonly tournament: Tournament;
  readonly facts: EventFacts;
  /** The tournament's steps, from `eventPath`. */
  readonly path: readonly PathStep[];
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  readonly actions: Readonly<Record<Exclude<PathStepId, 'registration'>, PathAction>>;
  /** The state, button and options of registration, provided by the page. */
  readonly registration: ReactNode;
  /** Shown below the publish button if publishing failed. */
  readonly publishing: ReactNode;
}

/** The path from a new tournament to its first game, as one list: done, next and waiting steps. */
export function PathPanel({ tournament, facts, path, isOpen, onFold, actions, registration, publishing }: PathPanelProps) {
  const { t } = useTranslation('organizer');
  const inDays = useInDays();
  const factOf = useStepFacts();
  const nameOf = useStepName();
  const next = path.find(({ state }) => state === 'next');
  const done = path.filter(({ state }) => state === 'done').length;
  const progress = [
    t('path.progress', { done, count: path.length }),
    ...(facts.when === 'ahead' ? [inDays(facts.daysAhead)] : []),
    ...(facts.clashes && !isOpen ? [t('path.clashes', { count: facts.clashes })] : []),
    ...(next && !isOpen ? [t('path.nextIs', { step: nameOf(tournament, next.id) })] : []),
  ].join(' · ');
  return (
    <FoldPanel
      id="path"
      title={t('path.title')}
      isOpen={isOpen}
      onFold={onFold}
      summary={
        <p>
          <Progress aria-hidden="true">
            {path.map(({ id, state }) => (
              <i key={id} data-state={state} />
            ))}
          </Progress>
          {progress}
          {done === path.length && ` · ${t('path.allDone')}`}
        </p>
      }
    >
      <Steps>
        {path.map((step, index) => (
          <PathStepView key={step.id} tournament={tournament} step={step} number={index + 1}>
            {step.id === 'registration' ? (
              registration
            ) : (
              <>
                <div className="fact">
                  <p>{factOf(tournament, facts, step)}</p>
                </div>
                <div className="act">
                  {step.state !== 'waiting' && <StepAction state={step.state} action={actions[step.id]} />}
                  {step.id === 'publish' && publishing}
                </div>
              </>
            )}
          </PathStepView>
        ))}
      </Steps>
    </FoldPanel>
  );
}
