import { bracketTimetable, playerId, type DayId, type MatchId, type Profile } from '@courtside/domain';
import { expectedTimes, plannedDay } from '@courtside/domain/day';
import { TeamDirectory } from '@courtside/tournament-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BracketProvider } from './features/bracket/bracket-context';
import { DayProvider } from './features/day/data/day-context';
import { mixerPlayers } from './features/mixer/mixer-players';
import { ScheduleProvider } from './games/schedule-context';
import { ScoreBookProvider } from './score-book/score-book-context';
import { dataAt, matchesAt, someBracket, someTeams, tournamentAt, type Stage } from './organizer.testkit';

/** One dialog: how to show it, fill it and send it. */
export interface DialogRow {
  /** The file inside `features`, or with its room if features share it. */
  readonly file: string;
  readonly show: (onClose: () => void) => ReactNode;
  /** The button that opens the dialog, if it opens itself. */
  readonly opener?: string | RegExp;
  readonly fill?: () => Promise<unknown>;
  /** The name of the button that saves, or another way to save. */
  readonly submit: string | RegExp | (() => Promise<unknown>);
  /** The name of the button that closes; several if it leads to another dialog first. */
  readonly cancel?: string | readonly string[];
  /** It saves while it is open, and is closed by hand. */
  readonly staysOpen?: boolean;
  /** Its command depends on what the server has, so it is not queued without a network. */
  readonly needsNetwork?: boolean;
}

export const day = '0' as DayId;
export const game = 'm0' as MatchId;
export const zoe = { id: playerId('z'.repeat(28)), name: 'zoé', club: 'Lyon', region: '', pronouns: '', skill: 4 } as unknown as Profile;
export const type = (name: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(name), text);
export const pick = (name: string | RegExp, option: string) => userEvent.selectOptions(screen.getByLabelText(name), option);
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const withSchedule = (element: ReactNode, stage: Stage = 'schedule', more: object = {}) => (
  <ScheduleProvider tournament={tournamentAt(stage, more)} teams={someTeams} matches={matchesAt(stage)}>
    <ScoreBookProvider tournamentId="t1" matches={matchesAt(stage)}>
      {element}
    </ScoreBookProvider>
  </ScheduleProvider>
);
export const withBracket = (element: ReactNode) => {
  const { bracket, games, times } = someBracket();
  return withSchedule(
    <BracketProvider model={{ bracket, games, timetable: bracketTimetable(bracket.template, times) }}>{element}</BracketProvider>,
  );
};
export const mixer = () => dataAt('mixer');
export const players = () => mixerPlayers(mixer().tournament, new Map(), 'Unknown player');
export const background = { problem: null, clear: () => undefined, start: () => undefined };

/** Renders it on the court board, an hour before the first game. */
export function withDay(element: ReactNode, matches = matchesAt('schedule')) {
  const tournament = tournamentAt('schedule');
  const plan = plannedDay({ tournament, matches, bracket: null, games: null, stored: null, teams: someTeams });
  const now = { instant: Date.UTC(2027, 5, 12, 12), minutes: 8 * 60 };
  const nothing = () => undefined;
  return (
    <TeamDirectory teams={someTeams}>
      <DayProvider
        value={{
          ...{
            tournament,
            matches,
            plan,
            now,
            teams: someTeams,
            bracket: null,
            games: null,
            further: [],
            furtherGroups: [],
            History: () => null,
            seen: null,
            sheet: null,
            by: 'organizer',
            goOn: () => undefined,
            isAlarmOn: false,
          },
          ...{ expected: expectedTimes(plan, now), referees: new Map(), playersOf: () => [{ player: 'Zoé', name: 'Zoé' }] },
          boards: { at: () => [], of: () => undefined, separateGoals: new Set(), use: nothing, separate: nothing },
          ...{ act: nothing, run: nothing, openSheet: nothing, did: nothing, setAlarm: nothing },
        }}
      >
        {element}
      </DayProvider>
    </TeamDirectory>
  );
}
