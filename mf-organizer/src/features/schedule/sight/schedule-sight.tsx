import { useTranslation } from '@courtside/i18n';
import { ScheduleFilters } from '@courtside/tournament-ui';
import type { DayId } from '@courtside/domain';
import { Button, Cluster, ClockIcon, color, EmptyState, TriangleAlertIcon } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSchedule } from '../../../games/schedule-context';
import type { Problems } from '../problems/use-problems';
import type { ScheduleSight } from './use-schedule-sight';

const ToSolve = styled(Button)`
  /* Next to fields that share the width. */
  &&& {
    flex: none;
  }
  margin-inline-start: auto;
  border-color: ${color.warn};
  background: ${color.warnTint};
  color: ${color.warn};
`;

export interface SightToolsProps {
  readonly sight: ScheduleSight;
  readonly problems: Problems;
  readonly children: ReactNode;
}

/** The filters, with buttons that lead to the game of now and to problems, above the days. */
export function SightTools({ sight, problems, children }: SightToolsProps) {
  const { t, i18n } = useTranslation('organizerSchedule');
  const { teams, isLocked } = useSchedule();
  const { filter, isFiltered, count, now } = sight;
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null);
  /** The last shown problem. */
  const shown = useRef(-1);
  const byName = useMemo(() => [...teams].sort((a, b) => a.name.localeCompare(b.name, i18n.language)), [teams, i18n.language]);
  // Runs after the day has been unfolded.
  useEffect(() => {
    const row = wanted && place.current?.querySelector<HTMLElement>(wanted.selector);
    if (!row) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const goTo = (dayId: DayId | null, selector: string) => {
    if (dayId !== null && sight.isFolded(dayId)) sight.fold(dayId, false);
    setWanted({ selector });
  };
  const jump = () => now && goTo(now.dayId, `[data-row="${CSS.escape(now.matchId)}"]`);
  const toSolve: readonly { readonly key: string; readonly dayId: DayId | null }[] = [
    ...problems.all.filter(({ matchId }) => sight.isShown(matchId)),
    ...problems.ofBrackets.filter(({ gameId }) => sight.isShown(gameId)),
  ];
  const showNext = () => {
    shown.current = (shown.current + 1) % toSolve.length;
    const next = toSolve[shown.current];
    if (next) goTo(next.dayId, `[data-problem="${CSS.escape(next.key)}"]`);
  };
  const showAll = (
    <Button variant="secondary" size="small" onClick={() => sight.changeFilter({ team: '', court: '' })}>
      {t('sight.showAll')}
    </Button>
  );
  return (
    <>
      <ScheduleFilters teams={byName} courtCount={sight.courtCount} filter={filter} onChange={sight.changeFilter}>
        {now && (
          <Button variant="secondary" icon={<ClockIcon size={20} aria-hidden="true" />} onClick={jump} aria-label={t('sight.jumpLong')}>
            {t('sight.jump')}
          </Button>
        )}
        {toSolve.length > 0 && (
          <ToSolve
            variant="secondary"
            icon={<TriangleAlertIcon size={20} aria-hidden="true" />}
            onClick={showNext}
            aria-label={t('solve.next', { count: toSolve.length })}
          >
            {t('solve.count', { count: toSolve.length })}
          </ToSolve>
        )}
      </ScheduleFilters>
      {isFiltered && count > 0 && (
        <Cluster>
          <span role="status">{isLocked ? t('sight.shown', { count }) : t('sight.shownStill', { count })}</span>
          {showAll}
        </Cluster>
      )}
      {isFiltered && count === 0 && <EmptyState title={t('sight.nothing')} actions={showAll} />}
      <div ref={place}>{children}</div>
    </>
  );
}
