import type { TFunction } from 'i18next';
import { consequenceLines } from './consequence-lines';

const words = ((key: string, values?: { count: number }) => (values ? `${key} ${values.count}` : key)) as unknown as TFunction<'profile'>;
const nothing = { onlyOrganizerOf: [], organizedWithOthers: 0, registeredTeams: 0, teamSlots: 0, openMixers: 0, closedMixers: 0 };

it('says what happens, and nothing that does not', () => {
  expect(consequenceLines(nothing, words)).toEqual(['account.delete.profile']);
  expect(
    consequenceLines({ ...nothing, organizedWithOthers: 1, registeredTeams: 2, teamSlots: 3, openMixers: 4, closedMixers: 5 }, words),
  ).toEqual([
    'account.delete.profile',
    'account.delete.teamSlots 3',
    'account.delete.registeredTeams 2',
    'account.delete.openMixers 4',
    'account.delete.closedMixers 5',
    'account.delete.organized 1',
  ]);
});
