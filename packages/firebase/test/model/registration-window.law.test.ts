import { registrationPhase } from '@courtside/domain';
import { TIME_MICROS } from '../wire.testkit';
import { organizer, open, team, tournament } from '../sample.testkit';
import { NOW } from '../wire.testkit';
import { createCase, changes, commits, put } from './law.testkit';

/** The time at which the rules are evaluated. */
const now = Number(TIME_MICROS / 1000n);
const stored = (window: object, more: object = {}) => tournament({ ...open, ...more, ...window });
const windows = {
  'opens at this millisecond': [{ registrationOpensAt: now }, true],
  'opens at the next': [{ registrationOpensAt: now + 1 }, false],
  'is over at this millisecond': [{ registrationClosesAt: now }, false],
  'is over at the next': [{ registrationClosesAt: now + 1 }, true],
  'lasts this millisecond': [{ registrationOpensAt: now, registrationClosesAt: now + 1 }, true],
  'has no window': [{ registrationOpensAt: 0, registrationClosesAt: 0 }, true],
} as const;

describe.each(Object.entries(windows))('a registration that %s', (_, [window, isOpen]) => {
  it('is judged alike by the page and by the rules, for teams and for mixers', () => {
    const one = createCase([stored(window, { hasEntries: true }), 'member', null]);
    expect(registrationPhase(one.tournament, now) === 'open').toBe(isOpen);
    const registration = { uid: one.uid, tournamentId: 'T', teamId: 'newteam0001', registeredAt: NOW };
    const besides = [
      put('teams/T/contacts/newteam0001', () => ({ email: 'club@courtside.test' })),
      put(`teams/T/registrations/${one.uid}`, () => registration),
    ];
    const entry = { name: 'New', profileIds: ['', '', ''], registeredAt: NOW };
    const asEntry = commits(
      one,
      put('teams/T/entries/newteam0001', () => entry),
      ...besides,
    );
    const asTeam = commits(
      one,
      put('teams/T', (before) => ({ ...before, newteam0001: team({ registeredAt: NOW }) })),
      ...besides,
    );
    expect([asEntry, asTeam]).toEqual([isOpen, isOpen]);
    const mixer = createCase([stored(window, { tournamentType: 'MIXER', playerIds: [] }), 'member', { name: 'zoé' }]);
    expect(changes(mixer, { playerIds: [mixer.uid] })).toBe(isOpen);
  });
});

it('the window is the organiser’s, and ends after it begins', () => {
  const mine = createCase([stored({}), 'organizer', null]);
  const others = createCase([stored({}), 'member', null]);
  const window = { registrationOpensAt: now, registrationClosesAt: now + 1 };
  expect([changes(mine, window), changes(others, window)]).toEqual([true, false]);
  for (const wrong of [
    { registrationOpensAt: now, registrationClosesAt: now },
    { registrationOpensAt: -1 },
    { registrationClosesAt: 'soon' },
    { registrationOpensAt: 1.5 },
  ])
    expect(changes(mine, wrong)).toBe(false);
  expect(organizer).not.toBe('');
});
