import type { PlannerBand } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import styled from 'styled-components';
import { BandGlyph } from './band-glyph';
import { bandStyle } from './band-style';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.125rem;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
`;

const Swatch = styled.span<{ $band: PlannerBand }>`
  display: grid;
  place-items: center;
  width: 2.375rem;
  height: 1.75rem;
  border-radius: 2px;
  print-color-adjust: exact;
  ${({ $band }) => bandStyle[$band]}
`;

/** The four bands, by glyph, pattern and word. */
export function Legend() {
  const { t } = useTranslation('planner');
  const words: ReadonlyArray<readonly [PlannerBand, string]> = [
    ['tooMuch', t('band.tooMuch')],
    ['smooth', t('band.smooth')],
    ['flush', t('band.flush')],
    ['notEnough', t('band.notEnough')],
  ];
  return (
    <List aria-label={t('legend')}>
      {words.map(([band, word]) => (
        <li key={band}>
          <Swatch $band={band}>
            <BandGlyph band={band} />
          </Swatch>
          {word}
        </li>
      ))}
    </List>
  );
}
