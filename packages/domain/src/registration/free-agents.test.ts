import { freeSlots, joinedBy, parseFreeAgent, parseInvitation } from '.';

it('reads who looks for a team, with a position that this build does not know as any', () => {
  const stored = { uid: 'u', tournamentId: 't', position: 'goal', notes: 'Left-handed.', at: { seconds: 1, nanoseconds: 0 } };
  expect(parseFreeAgent('u', stored)).toMatchObject({
    ok: true,
    value: { uid: 'u', tournamentId: 't', position: 'goal', notes: 'Left-handed.' },
  });
  expect(parseFreeAgent('u', { ...stored, position: 'sweeper', notes: undefined })).toMatchObject({
    ok: true,
    value: { position: 'any', notes: '' },
  });
  expect(parseFreeAgent('u', {})).toMatchObject({ ok: false });
});

it('reads an invitation, and what was answered', () => {
  const stored = { uid: 'u', tournamentId: 't', teamId: 'a', name: 'Zebras', at: { seconds: 1, nanoseconds: 5e6 } };
  expect(parseInvitation(stored)).toMatchObject({ ok: true, value: { teamId: 'a', name: 'Zebras', at: 1005, answer: null } });
  expect(parseInvitation({ ...stored, answer: 'declined' })).toMatchObject({ ok: true, value: { answer: 'declined' } });
  // The server's own time is still missing.
  expect(parseInvitation({ ...stored, at: null })).toMatchObject({ ok: true, value: { at: null } });
  expect(parseInvitation({ uid: 'u' })).toMatchObject({ ok: false });
});

it('puts a player into the first free place, also where players who left took their place with them', () => {
  expect(joinedBy(['a', '', ''], 'u', 3)).toEqual(['a', 'u', '']);
  expect(joinedBy(['a'], 'u', 3)).toEqual(['a', 'u']);
  expect(joinedBy([], 'u', 1)).toEqual(['u']);
  expect(joinedBy(['a', 'b', 'c'], 'u', 3)).toBeNull();
  // An organizer gave the team more places than other teams have.
  expect(joinedBy(['a', 'b', 'c', ''], 'u', 3)).toEqual(['a', 'b', 'c', 'u']);
  expect(freeSlots(['a', '', 'b', ''], 3)).toBe(2);
  expect(freeSlots(['a', 'b', 'c', 'd'], 3)).toBe(0);
});
