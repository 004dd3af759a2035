import { standings, teamId, type Standing, type TeamId, type TieBreakPreset } from '@courtside/domain';

const names = ['A', 'B', 'C', 'D', 'E', 'F'];

/** First and second team, and their goals. A, B and C have seven points each; A won against B. */
const games = 'AB10 AC11 AD21 AE02 AF01 BC22 BD40 BE31 BF12 CD00 CE11 CF20 DE10 DF13 EF00'.split(' ');

/** Returns the table of the example, from the engine of all tables of the product. */
export function workedExample(tieBreakPreset: TieBreakPreset): readonly Standing<TeamId>[] {
  const matches = games.map((text) => {
    const [one = '', other = '', goalsOne, goalsOther] = text;
    return {
      team1Id: teamId(one),
      team2Id: teamId(other),
      team1Score: Number(goalsOne),
      team2Score: Number(goalsOther),
      isTieBreaker: false,
    };
  });
  return standings({ teams: names.map(teamId), matches, rules: { pointsPerWin: 3, headToHead: true, tieBreakPreset } });
}
