import { useTranslation, loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { LoadedTournament } from '../loaded-tournament';
import { TournamentTeam } from './tournament-team';

/** `/{tournamentId}/teams/{teamId}`: one team's games, results, place, path and duties. */
export default function TeamPage() {
  use(loadPageWords('tournament', 'schedule', 'standings', 'bracket', 'team'));
  const { t } = useTranslation('team');
  const { teamId = '' } = useParams();
  return (
    <LoadedTournament skeleton={{ kind: 'tournament', label: t('loading') }}>
      {(tournament) => <TournamentTeam key={teamId} tournament={tournament} teamId={teamId} />}
    </LoadedTournament>
  );
}
