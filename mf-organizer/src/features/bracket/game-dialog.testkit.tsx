import {
  bracketTimetable,
  gameId,
  teamId,
  type Bracket,
  type BracketGame,
  type GameResult,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { correctResult as corrected, createBracket, storedBracket } from '@courtside/domain/engines';
import { createI18n } from '@courtside/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctResult, recordBracketGame, sampleTournament, setBracketReferee } from '../../firebase.testkit';
import { ScheduleProvider } from '../../games/schedule-context';
import { BracketProvider } from './bracket-context';
import { GameDialog } from './game-dialog';

const names = ['Pédale Douce', 'Hors-Jeu', 'Les Frimas', 'Canal'];
export const teams = names.map((name, index) => ({
  id: teamId('abcd'[index] ?? ''),
  name,
  groupId: null,
  profileIds: [],
})) as unknown as Team[];
const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };
const tournament = {
  ...sampleTournament,
  bracketTimes: times,
  scheduleTimes: times,
  withdrawnTeamIds: [],
  forfeitGoals: 5,
  unlockedRounds: [],
} as Tournament;
export const fresh = createBracket(
  'single',
  teams.map(({ id }) => id),
);
export const semi = gameId('u1-1');
export const play = (bracket: Bracket, id: string, result: GameResult) => corrected(bracket, id, result).bracket;
export const played = play(play(play(fresh, 'u1-1', { team1Score: 3, team2Score: 1 }), 'u1-2', { team1Score: 3, team2Score: 1 }), 'u2-1', {
  team1Score: 5,
  team2Score: 4,
});

export const onClose = jest.fn();
/** Renders the dialog of a game. @param state what else is stored of each game */
export const dialog = (bracket: Bracket, id = semi, known = teams, state: Partial<BracketGame> = {}) => (
  <ScheduleProvider
    tournament={{ ...tournament, ...storedBracket(bracket).layout, withdrawnTeamIds: [...(bracket.withdrawn ?? [])] }}
    teams={known}
    matches={new Map()}
  >
    <BracketProvider
      model={{
        bracket,
        games: new Map(
          [...storedBracket(bracket).games].map(([id, game]) => [id, { ...game, referee: '', hyperlink: '', ...state } as BracketGame]),
        ),
        timetable: bracketTimetable(bracket.template, times),
      }}
    >
      <GameDialog gameId={id} onClose={onClose} />
    </BracketProvider>
  </ScheduleProvider>
);
export const score = (team: string) => screen.getByRole('textbox', { name: `Score of ${team}` });
export const enter = async (one: string, other: string) => {
  for (const [team, text] of [
    ['Pédale Douce', one],
    ['Canal', other],
  ] as const) {
    await userEvent.clear(score(team));
    await userEvent.type(score(team), text);
  }
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Prepares each test of the dialog. */
export function setUpGameDialog(): void {
  // Queries by role in whole dialogs are slow on busy processors.
  jest.setTimeout(120_000);

  beforeAll(() =>
    createI18n({ language: 'en', namespaces: ['common', 'organizerBracket', 'organizerSchedule', 'bracket', 'tournament', 'schedule'] }),
  );
  beforeEach(() => {
    onClose.mockReset();
    recordBracketGame.mockReset().mockResolvedValue({});
    correctResult.mockReset().mockResolvedValue(undefined);
    setBracketReferee.mockReset().mockResolvedValue(undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
}
