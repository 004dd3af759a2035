import { standings, teamId, type StandingMatch } from '@courtside/domain';
import { circleRounds } from '@courtside/domain/engines';
import { measureMedians } from '../measure';
import { createRandom } from '../create-random';
import type { Row } from '../table';

const TEAMS = 64;
const ROUNDS = 10;

/** Measures a full table, computed from every match, as after each change of a score. */
export async function measureStandings(): Promise<Row[]> {
  const random = createRandom(TEAMS);
  const teams = Array.from({ length: TEAMS }, (_, i) => teamId(`team ${i + 1}`));
  const matches = circleRounds(teams)
    .slice(0, ROUNDS)
    .flatMap((round) =>
      round.map(([team1Id, team2Id]): StandingMatch => ({
        team1Id,
        team2Id,
        team1Score: Math.floor(random() * 6),
        team2Score: Math.floor(random() * 6),
        isTieBreaker: false,
      })),
    );
  const rows: Row[] = [];
  for (const tieBreakPreset of ['pointsFirst', 'winsFirst'] as const) {
    const input = { teams, matches, rules: { pointsPerWin: 3, headToHead: true, tieBreakPreset } };
    const median = (await measureMedians([{ name: 'ours', run: () => standings(input) }])).get('ours')!;
    rows.push({
      what: `standings, ${TEAMS} teams, ${ROUNDS} rounds, ${tieBreakPreset}`,
      peer: '–',
      figure: `${median.toFixed(3)} ms`,
      aim: 'below 1 ms',
      met: median < 1,
      note: `${matches.length} matches`,
    });
  }
  return rows;
}
