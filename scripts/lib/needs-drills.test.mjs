import { getDrillSubjects } from './needs-drills.mjs';

test.each([
  ['packages/local-backend/src/store/log.ts', 'embedded backend'],
  ['packages/firebase/firestore.rules', 'client'],
  ['packages/federation/src/loading/script.ts', 'releases and skew'],
  ['scripts/release/release.mjs', 'releases and skew'],
  ['shell/src/worker/service-worker.ts', 'service worker'],
  ['shell/src/features/auth/sign-in.tsx', 'accounts'],
  ['mf-registration/src/index.ts', 'registration'],
  ['packages/ui/src/place/keep-focus.ts', 'Back'],
  ['packages/domain/src/swiss/index.ts', 'every number of teams'],
  ['mf-organizer/src/features/day/day-page.tsx', 'long journeys'],
  ['scripts/pack.mjs', 'package'],
  ['packages/firebase/test/two-organizers.soak.test.ts', 'drills themselves'],
])('a change of %s needs drills: %s', (file, words) => expect(getDrillSubjects([file]).join()).toContain(words));

test('a change of a page or of the domain does not', () => {
  expect(getDrillSubjects(['packages/domain/src/index.ts', 'mf-organizer/src/page/organizer-page.tsx', 'README.md'])).toEqual([]);
});
