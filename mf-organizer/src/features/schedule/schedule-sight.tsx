import { useTranslation } from '@courtside/i18n';
import { ScheduleFilters } from '@courtside/tournament-ui';
import { Button, Cluster, ClockIcon, EmptyState } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSchedule } from '../../games/schedule-context';
import type { ScheduleSight } from './use-schedule-sight';

/** The filters with the way to the game of now, above the days they are about. */
export function SightTools({ sight, children }: { readonly sight: ScheduleSight; readonly children: ReactNode }) {
  const { t, i18n } = useTranslation('organizerSchedule');
  const { teams, tournament, isLocked } = useSchedule();
  const { filter, isFiltered, count, now } = sight;
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly matchId: string } | null>(null);
  const byName = useMemo(() => [...teams].sort((a, b) => a.name.localeCompare(b.name, i18n.language)), [teams, i18n.language]);
  // After the day has been unfolded.
  useEffect(() => {
    const row = wanted && place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.matchId)}"]`);
    if (!row) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const jump = () => {
    if (!now) return;
    if (sight.isFolded(now.dayId)) sight.fold(now.dayId, false);
    setWanted({ matchId: now.matchId });
  };
  const showAll = (
    <Button variant="secondary" size="small" onClick={() => sight.changeFilter({ team: '', court: '' })}>
      {t('sight.showAll')}
    </Button>
  );
  return (
    <>
      <ScheduleFilters teams={byName} courtCount={tournament.scheduleTimes.numberOfCourts} filter={filter} onChange={sight.changeFilter}>
        {now && (
          <Button variant="secondary" icon={<ClockIcon size={20} aria-hidden="true" />} onClick={jump} aria-label={t('sight.jumpLong')}>
            {t('sight.jump')}
          </Button>
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
