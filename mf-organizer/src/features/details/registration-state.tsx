import { canOpenRegistration, isMixer, limits, registrationPhase, type Tournament } from '@courtside/domain';
import { closeRegistration, openRegistration, setNeedsProvenEmail } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, DoorOpenIcon, ClockIcon, LockIcon, Notice, Switch, useServerNow } from '@courtside/ui';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { RegistrationTimesDialog, getTimeZone } from './registration-times-dialog';

export interface RegistrationStateProps {
  readonly tournament: Tournament;
  /** It is the tournament's next step. */
  readonly isNext?: boolean;
}

/**
 * Shows whether teams or players can register, and the button that changes it; only while there are no groups. A step of the path to the
 * first game.
 */
export function RegistrationState({ tournament, isNext = false }: RegistrationStateProps) {
  const { t } = useTranslation(['organizer', 'errors']);
  const format = useFormat();
  const now = useServerNow();
  const [asking, setAsking] = useState<'open' | 'times' | null>(null);
  const task = useTask(() => t('errors:somethingWrong'), { queued: true });
  const isOpen = tournament.isRegistrationOpen;
  // One verdict covers opening and closing.
  const { allowed } = canOpenRegistration(tournament);
  const state = () => {
    const size = { count: tournament.playersPerTeam };
    // Whether visitors see it yet is shown below.
    const phase = registrationPhase({ ...tournament, isTournamentPublic: true }, now);
    if (phase === 'before') return isMixer(tournament) ? t('registration.isAheadMixer') : t('registration.isAhead', size);
    if (phase === 'open') {
      const open = isMixer(tournament) ? t('registration.isOpenMixer') : t('registration.isOpen', size);
      // The only button closes it: as the next step it says when.
      return isNext ? `${open} ${t('registration.untilAll')}` : open;
    }
    return allowed ? t('registration.isClosed') : t('registration.closedByGroups');
  };
  const { registrationOpensAt: opensAt, registrationClosesAt: closesAt } = tournament;
  const when = (instant: number) => ({ when: format.dateTime(instant, getTimeZone(tournament)) });
  const times = [
    ...(opensAt > 0 ? [t(now < opensAt ? 'registration.opens' : 'registration.opened', when(opensAt))] : []),
    ...(closesAt > 0 ? [t(now < closesAt ? 'registration.closes' : 'registration.closed', when(closesAt))] : []),
  ];
  return (
    <>
      <div className="fact">
        <p role="status">{state()}</p>
        {isOpen && times.length > 0 && <p>{times.join(' ')}</p>}
        {isOpen && !tournament.isTournamentPublic && <p>{t('registration.notPublic')}</p>}
      </div>
      <div className="act">
        {allowed && (
          <Button
            variant={isOpen || !isNext ? 'secondary' : 'primary'}
            size="small"
            icon={isOpen ? <LockIcon size={20} aria-hidden="true" /> : <DoorOpenIcon size={20} aria-hidden="true" />}
            loading={isOpen && task.busy}
            onClick={() => (isOpen ? void task.run(() => closeRegistration(tournament.id)) : setAsking('open'))}
          >
            {isOpen ? t('registration.close') : t('registration.open')}
          </Button>
        )}
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
      </div>
      {allowed && (
        <div className="more">
          <details>
            <summary>{t('path.options')}</summary>
            <div>
              <Button variant="secondary" size="small" icon={<ClockIcon size={20} aria-hidden="true" />} onClick={() => setAsking('times')}>
                {t('registration.timesSet')}
              </Button>
              <Switch
                label={t('registration.proof')}
                hint={t('registration.proofHint')}
                checked={tournament.needsProvenEmail}
                disabled={task.busy}
                onChange={(needs) => void task.run(() => setNeedsProvenEmail(tournament.id, needs))}
              />
            </div>
          </details>
        </div>
      )}
      {asking === 'open' && <OpenRegistrationDialog tournament={tournament} onClose={() => setAsking(null)} />}
      {asking === 'times' && <RegistrationTimesDialog tournament={tournament} onClose={() => setAsking(null)} />}
    </>
  );
}

const { minimum, maximum } = limits.playersPerTeam;

/** Asks how many players a team has (2 to 12), then opens registration. */
export function OpenRegistrationDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'common', 'errors']);
  const [players, setPlayers] = useState<number | null>(Math.max(minimum, tournament.playersPerTeam));
  const task = useTask(() => t('errors:somethingWrong'), { queued: true });
  const mixer = isMixer(tournament);
  const isOut = players === null || players < minimum || players > maximum;
  const submit = async () => {
    if (isOut) return;
    if (await task.run(() => openRegistration(tournament.id, players))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('registration.title')}
      submitLabel={t('registration.open')}
      size="small"
    >
      <p>{mixer ? t('registration.textMixer') : t('registration.text')}</p>
      {!mixer && (
        <CountField
          label={t('registration.players')}
          hint={t('registration.playersHint')}
          error={isOut ? t('registration.playersOut') : undefined}
          value={players}
          onChange={setPlayers}
          min={minimum}
          max={maximum}
          maxDigits={2}
          start={limits.playersPerTeam.default}
        />
      )}
    </TaskDialog>
  );
}
