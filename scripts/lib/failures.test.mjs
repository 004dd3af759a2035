import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';

test('a failed test of Jest is named with its file and the beginning of what was said', () => {
  const report = {
    testResults: [
      {
        name: '/here/packages/a.test.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'a stands', failureMessages: [] },
          { status: 'failed', fullName: 'b stands', failureMessages: ['\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2\n3\n4\n5\n6\n7'] },
        ],
      },
      { name: '/here/packages/b.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'c' }] },
    ],
  };
  expect(failuresOfJest(report, '/here')).toEqual([
    '✘ packages/a.test.ts › b stands\n    Expected: 1\n    Received: 2\n    3\n    4\n    5\n    6',
  ]);
});

test('a file that could not be run is named, too', () => {
  const report = { testResults: [{ name: '/here/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }] };
  expect(failuresOfJest(report, '/here')).toEqual(['✘ a.test.ts\n    Cannot find module']);
});

test('a journey that failed, or passed at a second try only, is named at any depth', () => {
  const spec = (title, status, results) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ projectName: 'chromium', status, results }] });
  const report = {
    errors: [{ message: 'Timed out' }],
    suites: [
      {
        specs: [spec('stands', 'expected', [{}])],
        suites: [
          {
            specs: [
              spec('falls', 'unexpected', [{ error: { message: 'Expected: visible' } }]),
              spec('wavers', 'flaky', [{ error: { message: 'late' } }, {}]),
            ],
          },
        ],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    '✘ outside of any test\n    Timed out',
    '✘ [chromium] a.spec.ts:3 › falls\n    Expected: visible',
    '✘ [chromium] a.spec.ts:3 › wavers\n    late',
  ]);
});
