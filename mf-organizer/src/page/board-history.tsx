import { useDay } from '../features/day/data/day-context';
import { ScheduleProvider } from '../games/schedule-context';
import { useProfiles } from '../workspace/use-profiles';
import { TournamentHistory } from './tournament-history';

/** The history of a game, opened from its court. */
export function BoardHistory() {
  const { tournament, teams, matches, games, sheet, openSheet } = useDay();
  const { profiles } = useProfiles(tournament.id, tournament.organizerUids, true);
  if (sheet?.kind !== 'history') return null;
  return (
    <ScheduleProvider tournament={tournament} teams={teams} matches={matches}>
      <TournamentHistory data={{ tournament, matches, games, profiles }} only={sheet.game} onClose={() => openSheet(null)} />
    </ScheduleProvider>
  );
}
