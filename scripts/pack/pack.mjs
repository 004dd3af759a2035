// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stagePackage } from './stage.mjs';

/** @typedef {{ file: string, packed: number, unpacked: number, files: number }} Packed path of the package; sizes in bytes */

/**
 * Makes the package from the builds.
 * @param {string} to the folder for the `.tgz`
 * @param {{ complete?: boolean }} [options] `complete`: includes the packages that npm would download, for machines of the same system without internet
 * @returns {Promise<Packed>}
 */
export async function packPlatform(to, { complete = false } = {}) {
  mkdirSync(to, { recursive: true });
  const workshop = mkdtempSync(path.join(to, '.staged-'));
  try {
    const staged = path.join(workshop, 'courtside');
    await stagePackage(staged);
    if (complete) takeIn(staged);
    const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(
      npm(staged, ['pack', '--json', '--ignore-scripts', '--pack-destination', to]),
    );
    const file = path.join(to, complete ? filename.replace(/\.tgz$/, `-${process.platform}-${process.arch}.tgz`) : filename);
    renameSync(path.join(to, filename), file);
    return { file, packed: size, unpacked: unpackedSize, files: entryCount };
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Installs the package's dependencies into its own folder, and lists them as bundled. @param {string} staged */
function takeIn(staged) {
  npm(staged, ['install', '--no-package-lock', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
  const file = path.join(staged, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    `${JSON.stringify({ ...manifest, bundleDependencies: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }) }, null, 2)}\n`,
  );
}

/** @param {string} folder @param {readonly string[]} words @returns {string} the output of npm @throws Error with the output */
function npm(folder, words) {
  const { status, stdout, stderr } = spawnSync('npm', [...words, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${words[0]} failed.\n${stderr}`);
  return stdout;
}
