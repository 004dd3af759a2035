import { createTournament, openTournament } from '../src/commands';
import { takeAnswers, watchDay, watchTournament, type OnError, type OnValue, type Unsubscribe } from '../src/repositories';
import { ask } from '../src/repositories/answer';
import { documentAt } from '../src/sdk/source';
import { draft, platformForTests } from './platform.testkit';

/* The data that the server wrote into the page is the first answer, and the listener continues from it. */
const waiting: (() => void)[] = [];
jest.mock('../src/repositories/after-first-paint', () => ({ afterFirstPaint: (run: () => void) => void waiting.push(run) }));

const platform = platformForTests();
let id = '';
beforeAll(async () => {
  await platform.become('organizer');
  id = await createTournament(draft);
  await openTournament(id);
  await platform.become(null);
});
beforeEach(() => void (waiting.length = 0));

/** As the server writes them: the documents that it read, as a visitor. */
async function pageWith(...paths: string[]): Promise<void> {
  const answers = await Promise.all(paths.map((path) => ask(documentAt(path))));
  takeAnswers(JSON.parse(JSON.stringify(answers.map(({ query, documents, readTime }) => ({ query, documents, readTime })))));
}

/** Counts requests from now on. */
function requests() {
  const asked = jest.spyOn(globalThis, 'fetch');
  return {
    count: () => asked.mock.calls.filter(([url]) => String(url).includes(':batchGet')).length,
    end: () => asked.mockRestore(),
  };
}

async function seenBy<T>(watch: (onValue: OnValue<T>, onError: OnError) => Unsubscribe, accept: (seen: readonly T[]) => boolean) {
  const seen: T[] = [];
  const codes: string[] = [];
  const stop = watch(
    (value) => seen.push(value),
    ({ code }) => codes.push(code),
  );
  for (let tries = 0; !accept(seen) && codes.length === 0; tries += 1) {
    if (tries > 400) throw new Error(`It did not come: ${JSON.stringify(seen)}`);
    waiting.splice(0).forEach((run) => run());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  stop();
  return { seen, codes };
}

it('it is told without a request, and what has changed since by the listener', async () => {
  await pageWith(`tournaments/${id}`);
  await platform.put({ [`tournaments/${id}`]: { ...draft, isTournamentPublic: true, organizerUids: ['x'], name: 'Renamed' } });
  const asked = requests();
  const { seen } = await seenBy<{ name: string } | null>(
    (onValue, onError) => watchTournament(id, onValue, onError),
    (all) => all.at(-1)?.name === 'Renamed',
  );
  expect(seen.map((value) => value?.name)).toEqual([draft.name, 'Renamed']);
  expect(asked.count()).toBe(0);
  asked.end();
});

it('that there is nothing is an answer, too, also to a question that is listened to alone', async () => {
  await pageWith(`days/${id}`);
  const asked = requests();
  const { seen } = await seenBy<{ plan: unknown }>(
    (onValue, onError) => watchDay(id, onValue, onError),
    (all) => all.length > 0,
  );
  expect(seen[0]).toEqual({ plan: null, announcements: [] });
  expect(asked.count()).toBe(0);
  asked.end();
});

it('who may not see it any more is told so by the listener', async () => {
  await platform.put({ 'tournaments/closed': { ...draft, isTournamentPublic: true, organizerUids: ['x'] } });
  await pageWith('tournaments/closed');
  await platform.put({ 'tournaments/closed': { ...draft, isTournamentPublic: false, organizerUids: ['x'] } });
  const { codes } = await seenBy(
    (onValue: OnValue<unknown>, onError) => watchTournament('closed', onValue, onError),
    () => false,
  );
  expect(codes).toEqual(['permission-denied']);
});

it('whoever is signed in asks for themselves: they may know more, and have written what is newer', async () => {
  await pageWith(`tournaments/${id}`);
  await platform.become('organizer');
  const asked = requests();
  await seenBy<unknown>(
    (onValue, onError) => watchTournament(id, onValue, onError),
    (all) => all.length > 0,
  );
  expect(asked.count()).toBe(1);
  asked.end();
  await platform.become(null);
});
