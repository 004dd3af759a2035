import { BREAK, type DayId, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { useEffect, useRef } from 'react';

/** Unfolds the day of a linked game (`#match-m12`) when the page loads and when the address changes. */
export function useLinkedGame(schedule: Tournament['schedule'], open: (dayId: DayId, entry: ScheduleEntry) => void): void {
  const latest = useRef({ schedule, open });
  useEffect(() => {
    latest.current = { schedule, open };
  });
  useEffect(() => {
    const look = () => {
      const entry = linkedEntry();
      if (entry === null || entry === BREAK) return;
      for (const [dayId, entries] of Object.entries(latest.current.schedule)) {
        const found = entries.find((one) => one === entry);
        if (found !== undefined) latest.current.open(dayId as DayId, found);
      }
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
}

function linkedEntry(): string | null {
  try {
    return /^#match-(.+)$/.exec(decodeURIComponent(window.location.hash))?.[1] ?? null;
  } catch {
    return null;
  }
}
