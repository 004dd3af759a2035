import type { DayId, Match, MatchId, Team, Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamDirectory, useFormatDay } from '@courtside/tournament-ui';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { scheduleModel, type ScheduleModel } from './schedule-model';

/** The schedule with the names of its parts. */
export interface ScheduleWords extends ScheduleModel {
  readonly nameOf: (teamId: string) => string;
  /** "Pédale Douce v Hors-Jeu"; a separate word for a break. */
  readonly gameName: (entry: string) => string;
  /** "Day 1, Saturday 12 June" or "Round 3". */
  readonly dayName: (dayId: DayId) => string;
  /** "Day 1" or "Round 3". */
  readonly shortDayName: (dayId: DayId) => string;
}

const Context = createContext<ScheduleWords | null>(null);

export interface ScheduleProviderProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The number of games of earlier groups, which are numbered before these. */
  readonly gamesBefore?: number;
  readonly children: ReactNode;
}

export function ScheduleProvider({ tournament, teams, matches, gamesBefore = 0, children }: ScheduleProviderProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const formatDay = useFormatDay();
  const value = useMemo((): ScheduleWords => {
    const model = scheduleModel(tournament, teams, matches, gamesBefore);
    const nameOf = (teamId: string) => model.teamById.get(teamId)?.name ?? t('unknownTeam');
    const gameName = (entry: string) => {
      const match = matches.get(entry as MatchId);
      if (!match) return t('breakRow');
      return t('versus', { team1: nameOf(match.team1Id), team2: nameOf(match.team2Id) });
    };
    const shortDayName = (dayId: DayId) => {
      const number = model.dayIds.indexOf(dayId) + 1;
      return model.isSwiss ? t('roundHeading', { number }) : t('common:day', { number });
    };
    const dayName = (dayId: DayId) => {
      const place = model.dayIds.indexOf(dayId);
      if (model.isSwiss && !tournament.scheduleTimes.days?.length) return shortDayName(dayId);
      const weekday = formatDay(model.dates[place] ?? '');
      return t(model.isSwiss ? 'roundOnHeading' : 'dayHeading', { number: place + 1, weekday });
    };
    return { ...model, nameOf, gameName, dayName, shortDayName };
  }, [tournament, teams, matches, gamesBefore, t, formatDay]);
  return (
    <Context value={value}>
      <TeamDirectory teams={teams}>{children}</TeamDirectory>
    </Context>
  );
}

export function useSchedule(): ScheduleWords {
  const value = useContext(Context);
  if (!value) throw new Error('The schedule’s tools need a ScheduleProvider around them');
  return value;
}
