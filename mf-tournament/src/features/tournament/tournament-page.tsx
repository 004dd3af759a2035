import { useTranslation, wordsOf } from '@courtside/i18n';
import { use } from 'react';
import { LoadedTournament } from './loaded-tournament';
import { PublicTournament } from './public-tournament';

/** `/{tournamentId}` */
export default function TournamentPage() {
  use(wordsOf('tournament', 'schedule', 'standings', 'bracket'));
  const { t } = useTranslation('tournament');
  return (
    <LoadedTournament skeleton={{ kind: 'tournament', label: t('loading') }}>
      {(tournament, isOrganizer) => <PublicTournament tournament={tournament} isOrganizer={isOrganizer} />}
    </LoadedTournament>
  );
}
