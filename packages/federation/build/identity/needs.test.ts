/** @jest-environment node */
import { importedFrom } from './needs.mjs';

it('names what is imported from a package, and no types', () =>
  expect(
    importedFrom(
      `import { useTournament, type Session, signOut as leave } from '@courtside/firebase';
       import type { Query } from '@courtside/firebase';
       export { readClubs } from '@courtside/firebase';
       import { Button } from '@courtside/ui';
       import { other } from '@courtside/firebase/testkit';`,
      '@courtside/firebase',
    ),
  ).toEqual(['useTournament', 'signOut', 'readClubs']));
