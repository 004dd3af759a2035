import { linkTo } from '@courtside/federation/links';
import { useSession, useTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound } from '@courtside/tournament-ui';
import { Button, EmptyState, Notice, Page, Spinner, useDocumentTitle } from '@courtside/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PassEvent } from '../../passes/pass-state';
import { DayBoard } from './board/day-board';
import type { DayTools } from './data/day-context';
import { PassProblemPage } from './scorekeeper/pass-problem';
import { RefusedNotice } from './taps/refused-notice';
import { useRefusals } from './taps/use-refusals';
import { useScorekeeper } from './scorekeeper/use-scorekeeper';

export interface DayPageProps {
  readonly History: DayTools['History'];
}

/** `/{tournamentId}/day`: the court board, for organizers and for users with an accepted pass. */
export function DayPage({ History }: DayPageProps) {
  const { t } = useTranslation(['organizerDay', 'tournament']);
  const { tournamentId = '' } = useParams();
  const open = useTournament(tournamentId);
  const { status } = useSession();
  const isKnown = open.state === 'ready' || open.state === 'missing';
  const role = open.state === 'ready' && open.isOrganizer ? 'organizer' : isKnown || status === 'signedOut' ? 'other' : 'unknown';
  const [event, setEvent] = useState<PassEvent | null>(null);
  const { keeping, link, forget, passId } = useScorekeeper({ tournamentId, role, event });
  // A tournament that is not public opens only with the pass.
  const byPass = useTournament(open.state === 'missing' && passId !== null ? tournamentId : null, passId);
  const loaded = open.state === 'missing' && passId !== null ? byPass : open;
  const known = loaded.state === 'ready' ? loaded.tournament : null;
  useEffect(() => {
    setEvent(known);
  }, [known]);
  const isSignedOut = status === 'signedOut';
  // Outlives the board: revoking a pass ends it, and actions that waited for the network no longer count.
  const refusals = useRefusals();
  // An organizer who is removed while the board is open gets that message, and not that the board was never theirs.
  const organizes = open.state === 'ready' && open.isOrganizer;
  const [organized, setOrganized] = useState('');
  if (organizes && organized !== tournamentId) setOrganized(tournamentId);
  const isRemoved = organized === tournamentId && isKnown && !organizes && status === 'signedIn';
  const inPage = (content: ReactNode) => (
    <Page>
      <RefusedNotice refusals={refusals} />
      {content}
    </Page>
  );
  const name = loaded.state === 'ready' ? loaded.tournament.name : null;
  useDocumentTitle([t('title'), name].filter(Boolean).join(' · '));

  if (isRemoved && keeping.state !== 'open') return inPage(<NotYours tournamentId={tournamentId} who="removed" />);
  // A problem of the pass comes first: without a pass, a tournament that is not public does not exist.
  if (keeping.state === 'problem')
    return inPage(<PassProblemPage tournamentId={tournamentId} problem={keeping.problem} retry={keeping.retry} />);
  if (keeping.state === 'waiting') return inPage(<Spinner label={link ? t('pass.waiting') : t('tournament:loading')} fill />);
  switch (loaded.state) {
    case 'missing':
      return inPage(<TournamentNotFound {...{ isSignedOut, tournamentId }} linkAs={Link} from={linkTo('day', tournamentId)} />);
    case 'failed':
      return inPage(<TournamentFailed isMalformed={loaded.isMalformed} onRetry={loaded.retry} />);
    case 'loading':
      return inPage(<Spinner label={t('tournament:loading')} fill />);
    case 'ready':
      return loaded.isOrganizer ? (
        <DayBoard
          tournament={loaded.tournament}
          refusals={refusals}
          History={History}
          note={
            link && (
              <Notice
                kind="info"
                title={t('pass.notNeeded')}
                action={
                  <Button variant="quiet" size="small" onClick={forget}>
                    {t('failed.dismiss')}
                  </Button>
                }
              />
            )
          }
        />
      ) : keeping.state === 'open' ? (
        <DayBoard tournament={loaded.tournament} pass={keeping.pass} refusals={refusals} History={History} />
      ) : (
        inPage(<NotYours tournamentId={tournamentId} who={isSignedOut ? 'signedOut' : 'other'} />)
      );
  }
}

interface NotYoursProps {
  readonly tournamentId: string;
  /** Whether the user was removed while the board was open, is signed out, or never had access. */
  readonly who: 'removed' | 'signedOut' | 'other';
}

/** Explains why there is no board, and what to open instead. */
function NotYours({ tournamentId, who }: NotYoursProps) {
  const { t } = useTranslation('organizerDay');
  const page = (
    <EmptyState
      level={1}
      title={t(who === 'removed' ? 'notYours.removed' : 'notYours.title')}
      actions={
        <>
          <Button as={Link} to={linkTo('tournament', tournamentId)}>
            {t('notYours.toTournament')}
          </Button>
          {who === 'signedOut' && (
            <Button as={Link} to={linkTo('login')} state={{ from: linkTo('day', tournamentId) }} variant="secondary">
              {t('notYours.login')}
            </Button>
          )}
        </>
      }
    >
      {t(who === 'removed' ? 'notYours.removedText' : 'notYours.text')} {who === 'signedOut' && t('notYours.signIn')}
    </EmptyState>
  );
  // It interrupts the user, so it is announced.
  return who === 'removed' ? <div role="alert">{page}</div> : page;
}
