import { parseMatches, parseTeams, teamId, type Match, type MatchId, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parts, readProfiles, registration, sampleTournament, setSession, signedOut } from '../../firebase.testkit';
import { PublicTournament } from './public-tournament';

export const getValue = <Value,>(result: { ok: true; value: Value } | { ok: false }): Value => {
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};

const names = ['Ghost Riders', 'Mallet Club', 'Wet Chain', 'Pédale Douce'];
export const ids = ['A', 'B', 'C', 'D'].map(teamId);
const teams = getValue(
  parseTeams(
    Object.fromEntries(
      names.map((name, index) => [ids[index], { name, registeredAt: index, profileIds: ['p'.repeat(28), 'PLAYER 2', ''] }]),
    ),
  ),
);

export const game = (team1Id: string, team2Id: string, team1Score: number | null = null, team2Score: number | null = null) => ({
  team1Id,
  team2Id,
  team1Score,
  team2Score,
});
export const scheduled = (games: Readonly<Record<string, object>>): Map<MatchId, Match> => new Map(getValue(parseMatches(games)));
/** The first game is played; the last is as given. */
export const createMatches = (last: object): Map<MatchId, Match> =>
  scheduled({ m1: game('A', 'B', 3, 1), m2: { ...game('C', 'D'), ...last } });

/** Two games on one day, three breaks between them. */
export const plan = {
  groups: { 0: ['A', 'B', 'C', 'D'] },
  schedule: { 0: ['m1', 'break', 'break', 'break', 'm2'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
} as unknown as Partial<Tournament>;
export const everything = {
  isTeamsPublic: true,
  isGroupsPublic: true,
  isSchedulePublic: true,
  isBracketPublic: true,
  isPlayersPublic: true,
};

/** All games on one court, on a Saturday in Toronto. @param start `HH:MM` of the first of these games */
export const dayOfPlay = (games: readonly string[], start: string) =>
  ({
    ...plan,
    ...everything,
    startDate: '2027-06-12',
    endDate: '2027-06-12',
    timeZone: 'America/Toronto',
    schedule: { 0: games },
    scheduleTimes: { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 },
  }) as unknown as Partial<Tournament>;

/** @param address of the page, with its query and hash @returns shows it with other fields */
export async function show(change: Partial<Tournament>, address = '/'): Promise<{ readonly rerender: (next: object) => void }> {
  const page = (fields: object) => (
    <MemoryRouter initialEntries={[address]}>
      <PublicTournament tournament={{ ...sampleTournament, ...fields }} isOrganizer={false} />
    </MemoryRouter>
  );
  const shown = await act(async () => render(page(change)));
  return { rerender: (next) => shown.rerender(page(next)) };
}

/** Headings of the sections, in order. */
export const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export const row = (id: string) => document.getElementById(`match-${id}`);

/** Before each test: four teams, two games, no user signed in. */
export function setUpVisit(): void {
  beforeAll(() =>
    createI18n({ language: 'en', namespaces: ['common', 'tournament', 'home', 'schedule', 'standings', 'bracket', 'team', 'after'] }),
  );
  beforeEach(() => {
    localStorage.clear();
    setSession(signedOut);
    registration.teamId = null;
    parts.teams.value = teams;
    parts.schedule.value = createMatches({});
    parts.bracket.value = null;
    readProfiles.mockReset().mockResolvedValue(new Map([['p'.repeat(28), { name: 'zoé' }]]));
  });
}
