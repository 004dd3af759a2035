import { useTranslation, loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { LoadedTournament } from '../loaded-tournament';
import { Poster } from './poster';

/** `/{tournamentId}/poster`: a sheet with the code of the page, to put up at the court. */
export default function PosterPage() {
  use(loadPageWords('tournament', 'share'));
  const { t } = useTranslation('share');
  return (
    <LoadedTournament skeleton={{ kind: 'list', label: t('sheet.loading') }}>
      {(tournament) => <Poster tournament={tournament} />}
    </LoadedTournament>
  );
}
