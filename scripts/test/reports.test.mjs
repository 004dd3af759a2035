import { readJestReport, readPlaywrightReport } from './reports.mjs';

test('a failed Jest test is named with its file and the first lines of its message', () => {
  const report = {
    testResults: [
      {
        name: '/here/packages/a.test.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'a passes', failureMessages: [] },
          { status: 'failed', fullName: 'b fails', failureMessages: ['\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2\n3\n4\n5\n6\n7'] },
        ],
      },
      { name: '/here/b.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'c' }] },
    ],
  };
  expect(readJestReport(report, '/here')).toEqual({
    passed: ['packages/a.test.ts › a passes', 'b.test.ts › c'],
    failures: [
      {
        name: 'packages/a.test.ts › b fails',
        message: 'Expected: 1\nReceived: 2\n3\n4\n5\n6',
        target: 'packages/a.test.ts',
      },
    ],
  });
});

test('a file that Jest could not run is one failure', () => {
  const report = { testResults: [{ name: '/here/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }] };
  expect(readJestReport(report, '/here')).toEqual({
    passed: [],
    failures: [{ name: 'a.test.ts', message: 'Cannot find module', target: 'a.test.ts' }],
  });
});

test('Playwright tests are read at any depth; an error outside any test has no target', () => {
  const spec = (title, status, results) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ projectName: 'chromium', status, results }] });
  const report = {
    errors: [{ message: 'Timed out' }],
    suites: [
      {
        specs: [spec('passes', 'expected', [{}]), spec('is left out', 'skipped', [])],
        suites: [{ specs: [spec('fails', 'unexpected', [{ error: { message: 'Expected: visible' } }])] }],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: ['[chromium] a.spec.ts:3 › passes'],
    failures: [
      { name: 'outside any test', message: 'Timed out' },
      { name: '[chromium] a.spec.ts:3 › fails', message: 'Expected: visible', target: 'a.spec.ts:3' },
    ],
  });
});
