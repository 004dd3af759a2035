import { canSeeTeamNames, type Tournament } from '@courtside/domain';
import type { Invitation } from '@courtside/domain/registration';
import { prepareCommands, query, stopLooking, useWatch, watchFreeAgent, watchMyInvitations, watchTeamPlayer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, moveFocusTo, Notice, space } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { RetryNotice } from '../../failure/retry-notice';
import { useSending } from '../../failure/use-sending';
import { InvitationPanel } from './invitation-panel';
import { LookingForm } from './looking-form';
import { Panel, Small } from './panel';

const none: readonly Invitation[] = [];

interface LookingProps {
  readonly tournament: Tournament;
  readonly uid: string;
  /** While registration is open. Afterwards one's own entry can still be removed. */
  readonly isOpen: boolean;
}

/** Lets a player without a team join the list that captains see, and answer invitations. Reads: one, and one for each invitation. */
export function LookingForTeam({ tournament, uid, isOpen }: LookingProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { id } = tournament;
  const mine = useWatch(query(watchFreeAgent, id, uid));
  const { value: invitations = none } = useWatch(query(watchMyInvitations, uid));
  const { value: player } = useWatch(query(watchTeamPlayer, id, uid));
  const [isOpenForm, setOpenForm] = useState(false);
  const [said, setSaid] = useState('');
  const { isBusy, problem, send } = useSending({ unavailable: 'offline', other: 'other' } as const);
  const news = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasGivenUp = useRef(false);
  useEffect(() => {
    if (!isOpenForm && hasGivenUp.current) opener.current?.focus();
    hasGivenUp.current = false;
  }, [isOpenForm]);
  useEffect(() => {
    // The pressed button is gone by then.
    if (said !== '') moveFocusTo(news.current, whole.current);
  }, [said]);
  useEffect(() => void prepareCommands(), []);

  const notice = (
    <div ref={news} tabIndex={-1} style={{ marginBottom: said === '' ? 0 : space[3] }}>
      {said !== '' && <Notice kind="success">{said}</Notice>}
    </div>
  );
  const plays = player?.leftAt === null && player.isConfirmed;
  if (plays || (!isOpen && !mine.value)) return <div ref={whole}>{notice}</div>;

  const entry = mine.value ?? null;
  const asked = entry && isOpen ? invitations.filter((one) => one.tournamentId === id && one.answer === null) : none;
  const remove = async () => {
    if (await send(() => stopLooking(id))) setSaid(t('looking.removed'));
  };
  const words = entry ? [t(`looking.positions.${entry.position}`), entry.notes].filter(Boolean).join(' · ') : '';
  // Captains open this page for the form below, so this part is one line until it is opened.
  const isBrief = entry === null && !isOpenForm && problem === null;
  return (
    <div ref={whole}>
      {notice}
      {asked.map((invitation) => (
        <InvitationPanel
          key={invitation.teamId}
          tournament={tournament}
          invitation={invitation}
          isReadable={canSeeTeamNames(tournament, uid)}
          onAnswered={(answer) => setSaid(t(`looking.${answer}`, { team: invitation.name }))}
        />
      ))}
      <Panel aria-labelledby="looking" data-brief={isBrief || undefined}>
        <h2 id="looking">{t(entry ? 'looking.listed' : 'looking.title')}</h2>
        {isOpenForm && isOpen && !entry && <p>{t('looking.text')}</p>}
        {isOpenForm && isOpen ? (
          <LookingForm
            tournamentId={id}
            uid={uid}
            entry={entry}
            onSaved={() => {
              setOpenForm(false);
              setSaid(t('looking.saved'));
            }}
            onCancel={() => {
              hasGivenUp.current = true;
              setOpenForm(false);
            }}
          />
        ) : (
          <>
            {words !== '' && <p>{words}</p>}
            {entry && <Small>{t(isOpen ? 'looking.seen' : 'looking.closed')}</Small>}
            {mine.status === 'error' && mine.value === undefined ? (
              <RetryNotice kind="warning" retry={mine.retry}>
                {t('looking.unknown')}
              </RetryNotice>
            ) : (
              <Cluster>
                {isOpen && (
                  <Button
                    ref={opener}
                    variant="secondary"
                    size="small"
                    loading={mine.status === 'loading'}
                    onClick={() => {
                      setSaid('');
                      setOpenForm(true);
                    }}
                  >
                    {t(entry ? 'looking.change' : 'looking.open')}
                  </Button>
                )}
                {entry && (
                  <Button variant="quiet" size="small" loading={isBusy} onClick={() => void remove()}>
                    {t('looking.remove')}
                  </Button>
                )}
              </Cluster>
            )}
          </>
        )}
        {problem && <Notice kind="error">{t(`looking.problem.${problem}`)}</Notice>}
      </Panel>
    </div>
  );
}
