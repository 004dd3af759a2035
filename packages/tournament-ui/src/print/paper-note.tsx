import type { TournamentId } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { type } from '@courtside/ui';
import styled from 'styled-components';
import { usePrinting } from './use-printing';

const Line = styled.p`
  ${type.label}
  font-weight: 400;
  margin-top: 2mm;
`;

/** On paper only: the tournament's page, where the live scores are, and when this was printed. */
export function PaperNote({ tournamentId }: { readonly tournamentId: TournamentId }) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  const printing = usePrinting();
  if (!printing) return null;
  const address = `${window.location.host}${linkTo('tournament', tournamentId)}`;
  return <Line>{t('printed', { address, when: format.dateTime(Date.now()) })}</Line>;
}
