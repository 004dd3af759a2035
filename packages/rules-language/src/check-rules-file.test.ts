import { join } from 'node:path';

import { checkRulesFile, checkRulesText } from './check-rules-file';

describe('C1: checking a file reports what the server would say', () => {
  it('reads a good file', () => {
    const path = join(__dirname, 'golden/club.rules');
    expect(checkRulesFile(path)).toEqual({
      ok: true,
      service: 'cloud.firestore',
      errors: [],
      warnings: [],
      report: 'club.rules is usable for cloud.firestore\n',
    });
  });

  it('lists every error and warning with its place', () => {
    const check = checkRulesText(
      'service cloud.firestore {\n function unused() { return 1; }\n match /a/{b} { allow get: if x; allow list: if y; } }',
      'a/b.rules',
    );
    expect(check.ok).toBe(false);
    expect(check.report).toBe(
      "a/b.rules:3:31: error: there is no variable x\na/b.rules:3:49: error: there is no variable y\nb.rules can't be used: 2 error(s)\n",
    );
    const warned = checkRulesText('service cloud.firestore {\n function unused() { return 1; }\n match /a/{b} { allow get; } }', 'b.rules');
    expect(warned.report).toBe('b.rules:2:2: warning: the function unused() is never used\nb.rules is usable for cloud.firestore\n');
  });

  it('finds out the service, comments aside', () => {
    expect(checkRulesText('// service cloud.firestore\nservice firebase.storage { }', 's.rules')).toMatchObject({
      ok: true,
      service: 'firebase.storage',
    });
    expect(checkRulesText('// service firebase.storage\nservice cloud.firestore { }', 's.rules')).toMatchObject({
      ok: true,
      service: 'cloud.firestore',
    });
  });

  it('passes the file system’s errors on', () => {
    expect(() => checkRulesFile(join(__dirname, 'none.rules'))).toThrow('ENOENT');
  });
});
