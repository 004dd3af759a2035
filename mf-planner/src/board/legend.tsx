import type { PlannerBand } from '@courtside/domain/planner';
import { BandGlyph } from './band-glyph';
import { useWords } from './words';

const bands = ['tooMuch', 'smooth', 'flush', 'notEnough'] as const satisfies readonly PlannerBand[];

/** The four bands, by glyph, pattern and word. */
export function Legend() {
  const { t } = useWords();
  return (
    <ul className="cs-legend" aria-label={t('legend')}>
      {bands.map((band) => (
        <li key={band}>
          <span className={`cs-swatch cs-band-${band}`}>
            <BandGlyph band={band} />
          </span>
          {t(`band.${band}`)}
        </li>
      ))}
    </ul>
  );
}
