import type { PlannerValue } from '@courtside/domain/planner';
import { BandGlyph } from './band-glyph';
import { hoursWords } from './plan-words';
import { useWords } from './words';

/** Hours on the background of their band, with its glyph, and its word for screen readers; a dash if there are none. */
export function BandValue({ value, chosen = false }: { readonly value: PlannerValue | null; readonly chosen?: boolean }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className={`cs-value${value ? ` cs-band-${value.band}` : ''}${chosen ? ' cs-chosen' : ''}`}>
      {value ? <BandGlyph band={value.band} /> : <span aria-hidden="true">–</span>}
      {value && hoursWords(words, value.hours)}
      <span className="cs-hidden">
        {`, ${value ? t(`band.${value.band}`) : t('noPlan')}`}
        {chosen && `, ${t('chosen')}`}
      </span>
    </div>
  );
}
