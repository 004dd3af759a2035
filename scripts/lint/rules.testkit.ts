import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Code in a file, with the messages that it must have. `file`: from the root of the repository */
export interface Sample {
  readonly file?: string;
  readonly code: string;
  readonly messages?: readonly RegExp[];
}

/** Runs one of our rules on samples by oxlint, all at once, and adds a test for each sample. */
export function testRule(rule: string, samples: readonly Sample[], options: readonly unknown[] = []): void {
  // The number keeps samples apart that are in one file of the repository.
  const files = samples.map(({ file = 'shell/src/page/sample.tsx' }, index) =>
    path.join(path.dirname(file), `${index}-${path.basename(file)}`),
  );
  const found = new Map<string, string[]>();
  beforeAll(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'courtside-rule-'));
    try {
      samples.forEach(({ code }, index) => {
        const place = path.join(folder, files[index]!);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, code);
      });
      const config = {
        jsPlugins: [path.join(import.meta.dirname, 'plugin.mjs')],
        categories: { correctness: 'off' },
        rules: { [`courtside/${rule}`]: ['error', ...options] },
      };
      writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
      const program = path.join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
      const { stdout, stderr } = spawnSync(process.execPath, [program, '-f', 'json', '.'], { cwd: folder, encoding: 'utf8' });
      if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
      for (const { filename, message } of (JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }).diagnostics)
        found.set(filename, [...(found.get(filename) ?? []), message]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each(samples.map(({ code, messages = [] }, index) => [code, files[index]!, messages] as const))('%s', (_code, file, messages) =>
    expect(found.get(file) ?? []).toEqual(messages.map((message) => expect.stringMatching(message))),
  );
}
