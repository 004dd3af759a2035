import { useFormat, useTranslation } from '@courtside/i18n';
import { type } from '@courtside/ui';
import styled from 'styled-components';
import { usePrinting } from './use-printing';

const Line = styled.p`
  ${type.label}
  font-weight: 400;
  margin-top: 2mm;
`;

/** On paper only: where the live scores are, and when this was printed. */
export function PaperNote() {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const printing = usePrinting();
  if (!printing) return null;
  return <Line>{t('printed', { address: `${window.location.host}${window.location.pathname}`, when: format.dateTime(Date.now()) })}</Line>;
}
