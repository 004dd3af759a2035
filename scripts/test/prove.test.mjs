import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prove, readLastLine } from './prove.mjs';

let repository = '';
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'courtside-prove-test-'));
  git('init', '--quiet', '--initial-branch', 'main');
  mkdirSync(path.join(repository, '.ci'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const commitCi = (script) => {
  writeFileSync(path.join(repository, '.ci/run'), script);
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'test: a run');
};
const readProof = () => JSON.parse(readFileSync(path.join(repository, '.cache/proof.json'), 'utf8'));

test('the commit is proven in a separate clone, without uncommitted changes', async () => {
  commitCi(`set -e
mkdir -p .cache/reports
echo '[{ "name": "wavers", "message": "late" }]' > .cache/reports/unstable.json
test "$CI" = true && test ! -e draft.txt
echo '3 passed, 0 failed'`);
  writeFileSync(path.join(repository, 'draft.txt'), 'not committed');
  const proof = await prove(repository, { isQuiet: true });
  expect(proof).toEqual({
    ...{ commit: git('rev-parse', 'HEAD'), passed: 3, failed: 0, unstable: ['wavers'] },
    ...{ seconds: expect.any(Number), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  });
  expect(readProof()).toEqual(proof);
});

test.each([
  ['says that a test failed', "echo '2 passed, 1 failed'; exit 1", { passed: 2, failed: 1 }],
  ['ends badly after good figures', "echo '3 passed, 0 failed'; exit 1", { passed: 3, failed: 1 }],
  ['ends before its figures', 'echo starting', { passed: 0, failed: 1 }],
])('a run that %s proves nothing', async (_how, script, counts) => {
  commitCi(script);
  expect(await prove(repository, { isQuiet: true })).toMatchObject(counts);
  expect(readProof()).toMatchObject(counts);
});

test('only the last line counts', () => {
  expect(readLastLine('1 passed, 2 failed\n7 passed, 0 failed\n')).toEqual({ passed: 7, failed: 0 });
  expect(readLastLine('7 passed, 0 failed\nKilled')).toEqual({ passed: 0, failed: 1 });
});
