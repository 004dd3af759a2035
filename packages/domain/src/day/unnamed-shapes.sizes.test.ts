import { finalRanking, readBracket } from '../brackets';
import { seededRandom, type Random } from '../random';
import { sizesBetween } from '../sizes.testkit';
import { checkPlaces } from './final-places.testkit';
import { ranksOfEach } from './second-groups.testkit';
import {
  listStages,
  listTwice,
  playBracket,
  playFirstBracket,
  playFurther,
  playGroups,
  playSwiss,
  withdraw,
  type WholeEvent,
} from './unnamed-shapes.testkit';

/* Events of shapes without a name, made of the same stages, for every number of teams: each ends with a place for everybody. */

const upTo = (most: number, random: Random) => Math.floor(random() * (most + 1));
const ranks = (first: number, last: number | null, of = 'groups') => ({ kind: 'ranks', of: of as 'groups', first, last }) as const;
const each = (first: number, last: number | null, of = 'groups') => ({ kind: 'groupRanks', of: of as 'groups', first, last }) as const;
/** One more team may leave. */
const leave = (event: WholeEvent, random: Random) => (random() < 0.5 ? withdraw(event, random) : event);

type Play = (teams: number, random: Random) => WholeEvent;

/** Brackets of the firsts, of the seconds …; the last one takes all ranks that are left. */
const bracketOfEachRank: Play = (teams, random) => {
  const groups = Math.min(8, Math.max(4, Math.floor(teams / 6)));
  const most = Math.floor(teams / groups);
  let event = playFirstBracket(playGroups(teams, groups, random), groups, random);
  for (let rank = 2; rank <= most; rank += 1) event = playBracket(event, `rank${rank}`, each(rank, rank < most ? rank : null), random);
  return event;
};

const goldAndSilver: Play = (teams, random) => {
  const groups = Math.min(8, Math.max(2, Math.floor(teams / 5)));
  const cut = Math.max(1, Math.floor(teams / groups / 2));
  const played = playFurther(
    leave(playGroups(teams, groups, random), random),
    {
      gold: { entry: ranksOfEach(1, cut), groupCount: 1, carries: 'games' },
      silver: { entry: each(cut + 1, null), groupCount: 1, carries: 'points' },
    },
    random,
  );
  return playBracket(playFirstBracket(played, 8, random), 'silverFinal', ranks(1, 8, 'silver'), random);
};

const knockout: Play = (teams, random) => {
  const types = (['single', 'double', 'singleHayes', 'doubleHayes'] as const).filter((type) => teams >= (type.endsWith('Hayes') ? 6 : 4));
  const { tournament, ...event } = playGroups(teams, 1, random);
  const alone = { ...event, matches: new Map(), tournament: { ...tournament, groups: {}, schedule: {} } };
  return playFirstBracket(alone, teams, random, types[upTo(types.length - 1, random)]);
};

const swissAndFinalRound: Play = (teams, random) =>
  playFurther(
    leave(playSwiss(teams, 4, random), random),
    { finals: { entry: ranks(1, Math.max(3, Math.min(8, Math.floor(teams / 2)))), groupCount: 1, carries: 'games' } },
    random,
  );

const swissAndHalves: Play = (teams, random) => {
  const half = Math.floor(teams / 2);
  const played = playFurther(
    leave(playSwiss(teams, 3, random), random),
    {
      upper: { entry: ranks(1, half), groupCount: half >= 8 ? 2 : 1 },
      lower: { entry: ranks(half + 1, null), groupCount: 1, rounds: 2 },
    },
    random,
  );
  return random() < 0.5 ? played : playFirstBracket(played, 4, random);
};

/** Three stages, one after the other, before the bracket. */
const threeStages: Play = (teams, random) => {
  const groups = Math.min(8, Math.max(2, Math.floor(teams / 4)));
  const first = leave(playGroups(teams, groups, random), random);
  const cut = Math.max(2, Math.ceil(teams / groups) - 1);
  const second = playFurther(first, { middle: { entry: ranksOfEach(1, cut), groupCount: 1, carries: 'points', rounds: 3 } }, random);
  const third = playFurther(leave(second, random), { last: { entry: ranks(1, 6, 'middle'), groupCount: 1 } }, random);
  return playFirstBracket(third, 4, random);
};

describe.each<[string, Play]>([
  ['a bracket of each rank of the groups', bracketOfEachRank],
  ['a gold and a silver group, and a bracket of each', goldAndSilver],
  ['a knockout without groups', knockout],
  ['Swiss rounds and a final round', swissAndFinalRound],
  ['Swiss rounds, and each half of the table in groups of its own', swissAndHalves],
  ['groups, Swiss rounds, a group and a bracket', threeStages],
])('DP-24 %s', (name, playEvent) => {
  it.each(sizesBetween(8))(
    '%i teams: everybody has a place, nobody is in two stages side by side, and each bracket has a champion',
    (teams) => {
      for (let seed = 0; seed < (teams <= 12 ? 3 : 1); seed += 1) {
        const event = playEvent(teams, seededRandom(`${name} ${teams} ${seed}`));
        const stages = listStages(event);
        checkPlaces(stages, event.teams);
        expect(listTwice(event)).toEqual([]);
        for (const stage of stages) {
          if (stage.kind !== 'bracket' || !stage.games) continue;
          const { bracket, problems } = readBracket({ ...stage, withdrawnTeamIds: [] }, stage.games);
          expect([problems, finalRanking(bracket!).complete]).toEqual([[], true]);
        }
      }
    },
  );
});
