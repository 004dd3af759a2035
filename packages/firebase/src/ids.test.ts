import { newDocumentId, newTeamId } from './ids';

describe('ids', () => {
  it('have their length and only letters and digits', () => {
    for (let i = 0; i < 200; i++) {
      expect(newTeamId()).toMatch(/^[A-Za-z0-9]{11}$/);
      expect(newDocumentId()).toMatch(/^[A-Za-z0-9]{20}$/);
    }
  });

  it('differ', () => {
    expect(new Set(Array.from({ length: 1000 }, newTeamId)).size).toBe(1000);
  });
});
