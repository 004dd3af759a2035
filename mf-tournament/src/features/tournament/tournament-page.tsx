import { useTranslation, loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import styled from 'styled-components';
import { LoadedTournament } from './loaded-tournament';
import { PublicTournament } from './public-tournament';

/** Its columns take the width of the screen: head, navigation and body share the same edges. */
const Wide = styled.div`
  display: contents;
  --cs-page-width: 108rem;
`;

/** `/{tournamentId}` */
export default function TournamentPage() {
  use(loadPageWords('tournament', 'schedule', 'standings', 'bracket'));
  const { t } = useTranslation('tournament');
  return (
    <Wide>
      <LoadedTournament skeleton={{ kind: 'tournament', label: t('loading') }}>
        {(tournament, isOrganizer) => <PublicTournament tournament={tournament} isOrganizer={isOrganizer} />}
      </LoadedTournament>
    </Wide>
  );
}
