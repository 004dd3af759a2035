import { useTranslation, loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { LoadedTournament } from '../loaded-tournament';
import { DrawOf } from './draw-of';

/** `/{tournamentId}/draw`: how the places are drawn, the result, and how to check it. */
export default function DrawPage() {
  use(loadPageWords('tournament', 'draw'));
  const { t } = useTranslation('draw');
  return (
    <LoadedTournament skeleton={{ kind: 'list', label: t('loading') }}>
      {(tournament, isOrganizer) => <DrawOf tournament={tournament} isOrganizer={isOrganizer} />}
    </LoadedTournament>
  );
}
