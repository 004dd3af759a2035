// @ts-check
import path from 'node:path';
import { createOutcomeCounter } from '../serve/outcomes.mjs';
import { readJson } from '../lib/files.mjs';
import { promote, release, withdrawCanary } from './release.mjs';
import { build, clear, place, prepare, getRegistryLine, remotes, getContext } from './release.testkit.mjs';
import { readStatus } from './status.mjs';

beforeEach(prepare);
afterEach(clear);

describe('a canary', () => {
  it('is live next to the main release until it is withdrawn or released', async () => {
    await expect(release('mf-planner', { ...getContext(), share: 0.1 })).rejects.toThrow('no release yet');
    const first = build('mf-planner', 'one');
    await release('mf-planner', getContext());
    const second = build('mf-planner', 'two');
    await release('mf-planner', { ...getContext(), share: 0.1 });
    expect(getRegistryLine('mf-planner')).toMatchObject({
      release: first,
      canary: { release: second, share: 0.1, integrity: expect.stringMatching('sha384') },
    });
    await withdrawCanary('mf-planner', getContext());
    expect(getRegistryLine('mf-planner').canary).toBeUndefined();
    await release('mf-planner', { ...getContext(), share: 0.1 });
    await release('mf-planner', getContext());
    expect(getRegistryLine('mf-planner')).toMatchObject({ release: second });
    expect(getRegistryLine('mf-planner').canary).toBeUndefined();
    await expect(release('shell', { ...getContext(), share: 0.5 })).rejects.toThrow('only remotes');
    await expect(release('mf-planner', { ...getContext(), share: 0.5 })).rejects.toThrow('live already');
  });

  it('becomes the main release unchanged, even if another build exists by then', async () => {
    await release('mf-planner', getContext());
    await expect(promote('mf-planner', getContext())).rejects.toThrow('no canary');
    const second = build('mf-planner', 'two');
    await release('mf-planner', { ...getContext(), share: 0.1 });
    build('mf-planner', 'three');
    expect(await promote('mf-planner', getContext())).toMatchObject({ folder: second });
    expect(getRegistryLine('mf-planner')).toMatchObject({ release: second });
    expect(getRegistryLine('mf-planner').canary).toBeUndefined();
  });

  it('is compared with the main release by the reports of visitors’ pages', async () => {
    const first = build('mf-planner', 'one');
    await release('mf-planner', getContext());
    const second = build('mf-planner', 'two');
    await release('mf-planner', { ...getContext(), share: 0.1 });
    const file = path.join(place.folder, 'outcomes.json');
    expect(readStatus('mf-planner', getContext(), file)).toContain('Nothing is counted yet');
    const { note, flush } = createOutcomeCounter(file, remotes);
    const report = { kind: 'remote', app: 'mf-planner', route: '/planner' };
    for (let count = 0; count < 40; count += 1) note({ ...report, release: first, outcome: 'loaded' });
    for (let count = 0; count < 4; count += 1) note({ ...report, release: second, outcome: 'loaded' });
    note({ ...report, release: second, outcome: 'failed' });
    note({ kind: 'error', app: 'mf-planner', release: second });
    for (const strange of [
      null,
      'x',
      { ...report, app: '__proto__' },
      { ...report, release: '../x', outcome: 'loaded' },
      { ...report, release: first, outcome: 'x' },
    ])
      note(strange);
    flush();
    const [, live, canary, ...rest] = readStatus('mf-planner', getContext(), file).split('\n');
    expect(live).toMatch(`${first}  loaded 40, failed 0 (0 %), errors 0  live since`);
    expect(canary).toBe(`  ${second}  loaded 4, failed 1 (25 %), errors 1  canary for 10 %`);
    expect(rest).toEqual([]);
    // The counts survive a restart, and invented names evict only each other.
    const again = createOutcomeCounter(file, remotes);
    for (let count = 0; count < 100; count += 1)
      again.note({ ...report, release: `9.9.9-${String(count).padStart(8, '0')}`, outcome: 'loaded' });
    again.flush();
    expect(Object.keys(readJson(file, {})['mf-planner'])).toHaveLength(20);
  });
});
