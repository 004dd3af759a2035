import { gameId, TBD, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import type { Correction } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sampleTournament } from '../firebase.testkit';
import { ScheduleProvider } from '../games/schedule-context';
import { useCorrectionWords } from './use-correction-words';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

const teams = [{ id: 'a', name: 'Hors-Jeu', groupId: null, profileIds: [] }] as unknown as Team[];
const tournament = { ...sampleTournament, withdrawnTeamIds: [], unlockedRounds: [] } as Tournament;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ScheduleProvider tournament={tournament} teams={teams} matches={new Map<MatchId, Match>()}>
    {children}
  </ScheduleProvider>
);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule'] }));

const say = (to: readonly [string, string], losesResult: boolean) => {
  const words = renderHook(() => useCorrectionWords(() => ({ name: 'Game 4', team1Score: 5, team2Score: 4 })), { wrapper }).result.current;
  const change = { id: gameId('u2-1'), from: ['a', 'b'], to, losesResult, isOn: false };
  return words({ places: [], laterRounds: [], seedsStay: false, bracketGames: [change] } as unknown as Correction);
};

it('says of a game without both of its teams that it waits for them', () => {
  expect(say([TBD, TBD], false)).toEqual(['Game 4 waits for its teams again.']);
  expect(say([TBD, TBD], true)).toEqual([expect.stringMatching(/^Game 4 waits for its teams again\. Its result, 5–\u20604, is lost\.$/)]);
});

it('names the team that a game has, and that the other one is not known', () => {
  expect(say(['a', TBD], false)).toEqual(['Game 4 becomes Hors-Jeu v a team not known yet.']);
});
