import { useTranslation } from '@courtside/i18n';
import { ClockIcon } from '@courtside/ui';
import type { BoardCourt } from '../data/board-model';
import { LateMark } from './court-style';
import { useDay } from '../data/day-context';

/** A shorter delay, in minutes, is not shown. */
const LATE = 3;

/** How many minutes late the court's next game will start, or null if it is about on time. */
function useLateness({ current, queue }: BoardCourt): number | null {
  const { expected } = useDay();
  const ahead = [...(current ? [current] : []), ...queue].find(({ phase }) => phase === 'planned' || phase === 'called');
  const late = Math.round(expected.get((ahead ?? current)?.id ?? '')?.late ?? 0);
  return late >= LATE ? late : null;
}

/** "15 min late" of a court, not of the day. */
export function CourtLate({ court }: { readonly court: BoardCourt }) {
  const { t } = useTranslation('organizerDay');
  const late = useLateness(court);
  if (late === null) return null;
  return (
    <LateMark>
      <ClockIcon size={15} aria-hidden="true" />
      {t('late', { count: late })}
    </LateMark>
  );
}

/** The same in a tab. */
export function LateText({ court }: { readonly court: BoardCourt }) {
  const { t } = useTranslation('organizerDay');
  const late = useLateness(court);
  return late === null ? null : <span>{t('late', { count: late })}</span>;
}
