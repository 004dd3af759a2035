import { parseHandover } from './handover';

it('reads an offer, open or taken, and nothing of its proof', () => {
  const offered = { by: 'me', name: 'Mud Club', offeredAt: 1000, hash: 'x' };
  expect(parseHandover(offered)).toEqual({ ok: true, value: { by: 'me', name: 'Mud Club', offeredAt: 1000, takenBy: '', takenAt: null } });
  expect(parseHandover({ ...offered, takenBy: 'you', proof: 'x', takenAt: 2000 })).toMatchObject({ value: { takenAt: 2000 } });
});
