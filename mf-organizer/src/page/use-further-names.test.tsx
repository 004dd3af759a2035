import { matchId, teamId } from '@courtside/domain';
import { parseStage } from '@courtside/domain/stages';
import { createI18n } from '@courtside/i18n';
import { TeamDirectory } from '@courtside/tournament-ui';
import { renderHook } from '@testing-library/react';
import { watchGroupGames, watchGroupStages } from '../firebase.testkit';
import { someTeams, tournamentAt } from '../organizer.testkit';
import { useFurtherNames } from './use-further-names';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule', 'bracket'] }));

const stage = 'groupsB12345';
const tells = (value: unknown) =>
  ((...args: readonly unknown[]) => {
    (args.find((one) => typeof one === 'function') as (value: unknown, meta: object) => void)(value, { fromCache: false, pending: false });
    return () => undefined;
  }) as never;
const read = (event: ReturnType<typeof tournamentAt>) =>
  renderHook(() => useFurtherNames(event), { wrapper: ({ children }) => <TeamDirectory teams={someTeams}>{children}</TeamDirectory> })
    .result.current;

it('a game of further groups is named by its stage and its teams, and no other game', () => {
  const plan = parseStage(stage, {
    ...{ name: 'Main round', kind: 'groups', order: 1, entry: 'groups 1-2 each', feed: 'snake', carries: 'none' },
    schedule: { '0': [`${stage}-m1`] },
  });
  const match = { id: matchId(`${stage}-m1`), team1Id: teamId('a'), team2Id: teamId('b'), team1Score: null, team2Score: null };
  watchGroupStages.mockImplementation(tells(plan.ok && [plan.value]));
  watchGroupGames.mockImplementation(tells(new Map([[match.id, match]])));
  const name = read(tournamentAt('schedule', { hasFurtherGroups: true }));
  expect(name(match.id)).toBe('Main round, Team A v Team B');
  expect(name('m0')).toBeNull();
  expect(read(tournamentAt('schedule'))(match.id)).toBeNull();
});
