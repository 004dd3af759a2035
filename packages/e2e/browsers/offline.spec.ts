import { expectKept } from '../support/kept-site';
import { startPlatform, type PlatformProcess } from '../support/platform-process';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expectGone, expectSeen, expectText } from './expecting';
import { startLine, type Line } from './line';
import { expect, test } from './test';
import { phone } from './visitor';

let platform: PlatformProcess;
let line: Line;
test.beforeAll(async () => {
  // On one port, as for phones at a venue: one connection for everything, so that all of it breaks at once.
  platform = await startPlatform({ arguments: ['--one-port', '--no-backups', '--empty'] });
  line = await startLine(platform.info.ports['front'] ?? 0);
});
test.afterAll(async () => {
  await line.close();
  await platform.stop();
});

/** The messages that browsers log for requests without a response. */
const noLine =
  /CONSOLE NETWORK ERROR|NS_ERROR|NetworkError|Could not reach Cloud Firestore|Failed to fetch|Load failed|access control checks|WebChannel|no-response|ERR_/i;

const notice = { role: 'status', text: /As of \d\d:\d\d, no network\./ } as const;

test('without a connection the page opens from the cache and says so, and it updates itself later', async ({ visitor }) => {
  const stage = new Stage(platform.info);
  const { event } = await createPlayedGroups(stage, 8);
  const spectator = await visitor({ size: phone, site: line.url, expectErrors: noLine });
  await spectator.open(`/${event.id}`);
  const score = { css: '#match-match0003 b[data-side="1"]' };
  await expectSeen(spectator, score);
  const save = (team1Score: number) =>
    stage.write(event.organiser, { [`schedules/${event.id}`]: { match0003: { team1Score, team2Score: 0 } } }, [
      'match0003.team1Score',
      'match0003.team2Score',
    ]);
  await save(7);
  await expectText(spectator, score, '7');
  await expectKept(spectator);

  // If the device itself has a network, the SDK notifies an open page only after up to half a minute of attempts. A newly opened page does not wait for that.
  await line.cut();
  await save(9);
  await spectator.reload();
  await expectSeen(spectator, { role: 'heading', name: event.name });
  await expectText(spectator, score, '7');
  await expectSeen(spectator, notice);

  await line.mend();
  await expectText(spectator, score, '9');
  await expectGone(spectator, notice);
  expect(await spectator.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null)).toMatch(/\/service-worker\.js/);
});
