import { useTranslation, loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { LoadedTournament } from '../loaded-tournament';
import { TournamentDraw } from './tournament-draw';

/** `/{tournamentId}/draw`: how the places are drawn, the result, and how to check it. */
export default function DrawPage() {
  use(loadPageWords('tournament', 'draw'));
  const { t } = useTranslation('draw');
  return (
    <LoadedTournament skeleton={{ kind: 'list', label: t('loading') }}>
      {(tournament, isOrganizer) => <TournamentDraw tournament={tournament} isOrganizer={isOrganizer} />}
    </LoadedTournament>
  );
}
