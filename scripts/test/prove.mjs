// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The result of a complete run on a clean clone.
 * @typedef {{ commit: string, passed: number, failed: number, unstable: string[], seconds: number, at: string }} Proof
 * `at`: when the run ended, ISO 8601
 */

/**
 * Clones HEAD into a temporary folder, runs `.ci/run` there as CI does, and writes `.cache/proof.json`. The run's output is kept in
 * `.cache/proof.log`, its reports in `.cache/proof-reports`.
 * @param {string} repository
 * @param {{ isQuiet?: boolean }} [options] `isQuiet`: the output is not shown
 * @returns {Promise<Proof>} `failed` is at least 1 if the run did not end well
 */
export async function prove(repository, { isQuiet = false } = {}) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', 'HEAD');
  const cache = path.join(repository, '.cache');
  const proofFile = path.join(cache, 'proof.json');
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-proof-'));
  const clone = path.join(folder, 'courtside');
  mkdirSync(cache, { recursive: true });
  // An interrupted run leaves no proof of an earlier commit.
  rmSync(proofFile, { force: true });
  const started = Date.now();
  try {
    git('clone', '--quiet', '--no-hardlinks', repository, clone);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
    const { code, output } = await runCi(clone, path.join(cache, 'proof.log'), isQuiet);
    const { passed, failed } = readLastLine(output);
    /** @type {Proof} */
    const proof = {
      commit,
      passed,
      failed: code === 0 ? failed : Math.max(failed, 1),
      unstable: readUnstable(path.join(clone, '.cache/reports/unstable.json')),
      seconds: Math.round((Date.now() - started) / 1000),
      at: new Date().toISOString(),
    };
    keepReports(path.join(clone, '.cache/reports'), path.join(cache, 'proof-reports'));
    writeFileSync(proofFile, `${JSON.stringify(proof, null, 2)}\n`);
    return proof;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the counts from the last line of a run. A run that ended without that line counts as one failure.
 * @param {string} output
 * @returns {{ passed: number, failed: number }}
 */
export function readLastLine(output) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
  return passed === undefined ? { passed: 0, failed: 1 } : { passed: Number(passed), failed: Number(failed) };
}

/** @param {string} clone @param {string} logFile @param {boolean} isQuiet @returns {Promise<{ code: number, output: string }>} */
function runCi(clone, logFile, isQuiet) {
  return new Promise((resolve) => {
    const log = createWriteStream(logFile);
    const child = spawn('bash', ['.ci/run'], { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        log.write(chunk);
        if (!isQuiet) process.stdout.write(chunk);
        if (stream === child.stdout) output = `${output}${chunk.toString()}`.slice(-10_000);
      });
    child.on('error', () => log.end(() => resolve({ code: 1, output })));
    child.on('close', (code) => log.end(() => resolve({ code: code ?? 1, output })));
  });
}

/** @param {string} file @returns {string[]} */
function readUnstable(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).map((/** @type {{ name: string }} */ { name }) => name);
}

/** @param {string} from @param {string} to */
function keepReports(from, to) {
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}
