import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The day from which commits are checked: earlier ones keep their subjects. */
const SINCE = '2026-11-26';
const root = path.join(__dirname, '../..');

/** Lists the faults of a commit's subject; empty if there are none. */
function objections(subject: string): readonly string[] {
  return [
    ...(subject.length > 72 ? [`has ${subject.length} characters, at most 72 are allowed`] : []),
    ...(/^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: \S/.test(subject)
      ? []
      : ['is not conventional: type(room): what changed']),
    ...(/\bwip\b|untested/i.test(subject) ? ['names unfinished work'] : []),
  ];
}

it.each([
  ['fix(ui): keep the focus while a list is loaded', []],
  ['feat!: drop contract 1', []],
  ['Keep the focus', ['is not conventional: type(room): what changed']],
  ['wip: focus', ['is not conventional: type(room): what changed', 'names unfinished work']],
  ['test(e2e): untested yet', ['names unfinished work']],
  [`docs: ${'a'.repeat(67)}`, ['has 73 characters, at most 72 are allowed']],
])('%s', (subject, expected) => expect(objections(subject)).toEqual(expected));

it('the subjects of the last commits are short and conventional', () => {
  const log = execFileSync('git', ['log', '--no-merges', '--max-count=50', `--since=${SINCE}`, '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  });
  const subjects = log.split('\n').filter(Boolean);
  expect(subjects.flatMap((subject) => objections(subject).map((words) => `${subject}: ${words}`))).toEqual([]);
});
