import { isOnItsWay } from '../entities';
import { toLeavingEdit, parseTeamPlayer } from '.';

it('reads for which team somebody plays, and when they took themselves out', () => {
  const stored = { uid: 'u', tournamentId: 't', teamId: 'a', number: 1, at: { seconds: 1, nanoseconds: 0 } };
  expect(parseTeamPlayer('u', stored)).toMatchObject({ ok: true, value: { uid: 'u', tournamentId: 't', teamId: 'a', leftAt: null } });
  const left = parseTeamPlayer('u', { ...stored, leftAt: { seconds: 2, nanoseconds: 5e6 } });
  expect(left).toMatchObject({ ok: true, value: { leftAt: 2005 } });
  const confirmed = [stored, { ...stored, confirmedAt: stored.at }, { ...stored, joinedAt: null }].map((one) => parseTeamPlayer('u', one));
  expect(confirmed.map((read) => read.ok && read.value.isConfirmed)).toEqual([false, true, true]);
  // The server's own time is still missing.
  const leaving = parseTeamPlayer('u', { ...stored, leftAt: null });
  expect([left, leaving].map((read) => read.ok && read.value.leftAt !== null && isOnItsWay(read.value.leftAt))).toEqual([false, true]);
  expect(parseTeamPlayer('u', { uid: 'u' })).toMatchObject({ ok: false });
  expect(toLeavingEdit({ uid: 'u', tournamentId: 't', teamId: 'a', leftAt: 2005, isConfirmed: false })).toMatchObject({
    teamId: 'a',
    by: 'u',
    at: 2005,
    left: ['u'],
    joined: [],
  });
});
