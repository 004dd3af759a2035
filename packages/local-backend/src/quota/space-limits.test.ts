import { measureDocument } from './document-size';
import { defaultDocumentLimits, documentBounds, parseDocumentLimits } from './space-limits';

const MIB = 2 ** 20;

it('Q10 reads limits in documents and MiB, and refuses what is none', () => {
  expect(parseDocumentLimits(['unproven=10:2', 'all=7:1'])).toEqual({
    unproven: { documents: 10, bytes: 2 * MIB },
    all: { documents: 7, bytes: MIB },
  });
  for (const text of ['unproven=10', 'nobody=1:1', 'all=-1:1', 'all=1:1x', '']) expect(parseDocumentLimits([text])).toBeNull();
});

it('Q11 leaves room for twenty tournaments of 64 teams and 200 games in one account, on a disk of 4 GiB', () => {
  const { account } = documentBounds(defaultDocumentLimits, 4096 * MIB);
  const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
  // A record of the history names both teams, the state before and the state after.
  const state = {
    mapValue: { fields: Object.fromEntries(['team1Id', 'team2Id', 'state', 'ending', 'by'].map((name) => [name, text(20)])) },
  };
  const record = measureDocument(
    'days/abcdefghijklmnopqrst/history/abcdefghijklmnopqrst',
    JSON.stringify({ game: text(20), from: state, to: state }),
  );
  const game = { mapValue: { fields: { ...state.mapValue.fields, play: state } } };
  const schedule = measureDocument(
    'days/abcdefghijklmnopqrst',
    JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`game${index}`, game]))),
  );
  // The records of each team: its entry, contact, registration, place, answers, payment, check-in and players.
  const ofTeam = Array.from({ length: 12 }, () => record);
  const ofGame = Array.from({ length: 20 }, () => record);
  const all = [...Array<typeof ofTeam>(64).fill(ofTeam), ...Array<typeof ofGame>(200).fill(ofGame)]
    .flat()
    .concat(schedule, schedule, schedule);
  const bytes = all.reduce((total, size) => total + size.bytes, 0);
  expect(20 * all.length).toBeLessThan(account.proven.documents / 2);
  expect(20 * bytes).toBeLessThan(account.proven.bytes / 2);
  // And one played tournament of that size in an account that has not proved its address yet.
  expect(all.length).toBeLessThan(account.unproven.documents / 2);
  expect(bytes).toBeLessThan(account.unproven.bytes / 2);
});

it('Q7 a small disk bounds everybody, and each account by its share', () => {
  const { account, operator, people } = documentBounds(defaultDocumentLimits, 400 * MIB);
  expect(operator).toEqual({ documents: 2_000_000, bytes: 100 * MIB });
  expect([account.proven.bytes, account.unproven.bytes, account.anonymous.bytes]).toEqual([50 * MIB, 12.5 * MIB, 2 * MIB]);
  expect(people.bytes).toBeCloseTo(95 * MIB);
});
