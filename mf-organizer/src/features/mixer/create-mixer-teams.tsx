import { useMissingName } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { CreateMixerTeamsDialog } from './create-mixer-teams-dialog';
import { mixerPlayers } from './mixer-players';

/** Create Mixer Teams, for sections with the tournament's data: those of players and teams. */
export function CreateMixerTeams({
  data: { tournament, teams, profiles, isReadingProfiles },
  onClose,
}: {
  readonly data: TournamentData;
  readonly onClose: () => void;
}) {
  const missing = useMissingName(isReadingProfiles);
  const players = useMemo(() => mixerPlayers(tournament, profiles, missing), [tournament, profiles, missing]);
  return <CreateMixerTeamsDialog tournament={tournament} teams={teams} players={players} onClose={onClose} />;
}
