import { useTournament } from '@courtside/firebase';
import { useTranslation, loadPageWords } from '@courtside/i18n';
import { Mark } from '@courtside/ui';
import { use, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageHead } from '../../../head/use-page-head';
import { Standby } from './standby-style';
import { Wall } from './wall';

/** Pauses before looking again for a missing tournament, in milliseconds: longer each time, up to a minute. */
const pauses = [3000, 10_000, 30_000, 60_000] as const;

/** `/{tournamentId}/screen`: no user is in front of it, so it retries automatically if anything is missing. */
export default function ScreenPage() {
  use(loadPageWords('tournament', 'schedule', 'standings', 'bracket', 'share', 'screen'));
  const { tournamentId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} tournamentId={tournamentId} attempt={attempt} onAgain={() => setAttempt(attempt + 1)} />;
}

interface AttemptProps {
  readonly tournamentId: string;
  readonly attempt: number;
  readonly onAgain: () => void;
}

function Attempt({ tournamentId, attempt, onAgain }: AttemptProps) {
  const loaded = useTournament(tournamentId);
  // A wall does not show what only organizers may see.
  const tournament = loaded.state === 'ready' && loaded.tournament.isTournamentPublic ? loaded.tournament : null;
  // Another attempt starts from scratch, because a refused watch receives nothing any more.
  const isStuck = loaded.state === 'missing' || loaded.state === 'failed';
  useEffect(() => {
    if (!isStuck) return undefined;
    const timer = setTimeout(onAgain, pauses[Math.min(attempt, pauses.length - 1)]);
    return () => clearTimeout(timer);
  }, [isStuck, attempt, onAgain]);
  if (tournament) return <Wall tournament={tournament} />;
  const state = loaded.state === 'ready' || loaded.state === 'missing' ? 'private' : loaded.state;
  return <Waiting state={state} />;
}

/** Shown while there is no content: what it waits for, without a button. */
function Waiting({ state }: { readonly state: 'loading' | 'failed' | 'private' }) {
  const { t } = useTranslation('screen');
  usePageHead({ title: t('title') });
  return (
    <Standby>
      <Mark />
      <h1>{t(`waiting.${state}`)}</h1>
      {state !== 'loading' && <p>{t('waiting.again')}</p>}
    </Standby>
  );
}
