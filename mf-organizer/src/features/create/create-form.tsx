import { linkTo } from '@courtside/federation/links';
import { CommandFailure } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, keepTyped, line, Notice, space, TextField, type } from '@courtside/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useIssueWords } from '../../fields/use-issue-words';
import { usePosterChoice } from '../../fields/use-poster-choice';
import { findCause } from '../../saving/find-cause';
import { hasLine } from '../../saving/use-task';
import { createEvent } from './create-event';
import { toNewTournament, type CreateFormValues } from './create-form-model';
import { DateFields } from './date-fields';
import { forgetProgress, resumeEvent } from './event-progress';
import { MoreFields } from './more-fields';
import { PlanFields } from './plan-fields';
import { PlanWords } from './plan-words';
import { useCreateForm } from './use-create-form';
import { useFirstPlan } from './use-first-plan';

/** The form is laid out by its own width, counted in letters: a large text has no room for two columns. */
const Room = styled.div`
  container-type: inline-size;
`;

/** As wide as the fields need next to the summary. */
const WIDE = '(min-width: 54rem)';

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  @container ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
  /* The focused element is not below the button that sticks to the edge. */
  :is(input, textarea, select, button) {
    scroll-margin-bottom: 9rem;
  }
`;

const Fields = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

/** The place next to the dates, where there is room. */
const PlaceAndDates = styled.div`
  display: grid;
  gap: ${space[4]} ${space[3]};
  @container ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`;

/**
 * Sticks to the lower edge, in reach of the thumb, and shows either the plan or a failure; on low screens it is at the end of the form. Next to
 * the fields it is a summary that stays in sight.
 */
const Send = styled.div`
  display: grid;
  > p {
    margin: 0;
  }
  > p:not(:empty),
  > [role='alert'] {
    margin-bottom: ${space[2]};
  }
  @media (min-height: 34rem) {
    position: sticky;
    /* Above the notice of a lost network. */
    bottom: var(--cs-lower-edge, 0px);
    margin: 0 calc(-1 * ${space[3]});
    padding: ${space[2]} ${space[3]};
    border-top: ${line.paint} solid ${color.ink};
    background: ${color.surface};
    /* Down to the edge: no part of the form shows around the notice that the network is gone. */
    box-shadow: 0 var(--cs-lower-edge, 0px) 0 ${color.surface};
  }
  > [data-hint],
  > [role='alert'] ~ p {
    display: none;
  }
  @container ${WIDE} {
    position: sticky;
    top: calc(var(--cs-sticky-top, 0px) + ${space[3]});
    bottom: auto;
    margin: 0;
    padding: ${space[3]};
    border: ${line.hair} solid ${color.line};
    border-top: ${line.paint} solid ${color.ink};
    background: ${color.surface};
    box-shadow: none;
    > [role='alert'] ~ p {
      display: block;
    }
    > [data-hint] {
      display: block;
      margin-bottom: ${space[3]};
      color: ${color.ink2};
      ${type.small}
    }
  }
`;

export interface CreateFormProps {
  /** The name under which typed text is kept in the tab. */
  readonly keptAs: string;
  readonly onCreated: (tournamentId: string) => void;
}

/** The form of a new tournament. Errors are next to their fields, and typed text is never lost. */
export function CreateForm({ keptAs, onCreated }: CreateFormProps) {
  const { t } = useTranslation(['organizer', 'errors']);
  const words = useIssueWords();
  const [progress] = useState(() => resumeEvent(keptAs));
  const { id, isMade } = progress;
  /** Why the last attempt failed, in the user's words. */
  const [failure, setFailure] = useState<string | null>(isMade ? '' : null);
  const { fields, ownZone, moveEnd, describe } = useCreateForm(keptAs);
  const { formState, handleSubmit, register, watch } = fields;
  const { errors } = formState;
  const [startDate, endDate, timeZone, kind] = watch(['startDate', 'endDate', 'timeZone', 'tournamentType']);
  const { toSend, forget: forgetPlan, plan, ...planFields } = useFirstPlan(keptAs, id, { startDate, endDate, timeZone });
  const planPart = useRef<HTMLDivElement>(null);
  const poster = usePosterChoice();
  const [isMoreOpen, setMoreOpen] = useState(false);
  // Not react-hook-form's isSubmitting, which is also true while the fields are checked: a locked field can't take the focus.
  const [busy, setBusy] = useState(false);
  const stageNames = { bracket: t('create.nextBracket'), groups: t('create.nextGroups') };
  const forget = () => {
    keepTyped(keptAs, null, 'tab');
    forgetPlan();
    forgetProgress(progress);
  };

  /** @returns whether everything is stored */
  const create = async (values: CreateFormValues): Promise<boolean> => {
    const first = values.tournamentType === 'MIXER' ? { teams: [], named: [], plan: null } : await toSend();
    // The client would retry for half a minute before it says so.
    if (first && !(await hasLine())) throw new CommandFailure('unavailable', 'There is no network');
    if (first) await createEvent({ tournament: toNewTournament(values, poster.image), ...first, stageNames }, progress);
    return first !== null;
  };
  const send = async (values: CreateFormValues) => {
    setFailure(null);
    setBusy(true);
    let isStored = false;
    try {
      isStored = await create(values);
    } catch (error) {
      console.warn('The tournament was not created', error);
      setFailure(`${findCause(error, t) ?? (progress.isMade ? '' : t('errors:cause.unknown'))} ${t('create.kept')}`);
      setBusy(false);
      return;
    }
    setBusy(false);
    if (!isStored) return planPart.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    forget();
    onCreated(id);
  };
  const submit = handleSubmit(send, (found) => {
    // The description is made from the place, so a missing place is reported instead.
    if (found.description && !found.location) setMoreOpen(true);
  });

  return (
    <Room>
      <Form noValidate aria-label={t('create.title')} onSubmit={(event) => void submit(event)}>
        <Fields disabled={busy}>
          <TextField
            label={t('create.name')}
            aria-required
            autoComplete="off"
            error={words('name', errors.name?.type)}
            {...register('name')}
          />
          <PlaceAndDates>
            <TextField
              label={t('create.location')}
              hint={t('create.locationHint')}
              aria-required
              error={words('location', errors.location?.type)}
              {...register('location', { onChange: describe })}
            />
            <DateFields fields={fields} onStart={moveEnd} />
          </PlaceAndDates>
          {kind === 'STANDARD' && (
            <div ref={planPart}>
              <PlanFields {...planFields} startDate={startDate} />
            </div>
          )}
          <MoreFields
            fields={fields}
            poster={poster}
            ownZone={ownZone}
            isDisabled={busy}
            isTypeKept={isMade}
            isOpen={isMoreOpen}
            onFold={setMoreOpen}
          />
        </Fields>
        {/* It is outside the locked fields, so that it keeps the focus. */}
        <Send>
          {/* In sight wherever the form is scrolled. */}
          {failure !== null && !busy && (
            <Notice
              kind="error"
              title={t(isMade ? 'create.failedParts' : 'create.failed')}
              action={
                isMade && (
                  <Button as={Link} to={linkTo('tournament', id)} variant="secondary" onClick={forget}>
                    {t('create.goToPage')}
                  </Button>
                )
              }
            >
              {failure}
            </Notice>
          )}
          {!plan && kind === 'STANDARD' && <p data-hint="">{t('create.noPlan')}</p>}
          <p role="status">{plan && kind === 'STANDARD' && <PlanWords plan={plan} startDate={startDate} />}</p>
          <Button type="submit" size="large" loading={busy}>
            {busy ? t('create.submitting') : t('create.submit')}
          </Button>
        </Send>
      </Form>
    </Room>
  );
}
