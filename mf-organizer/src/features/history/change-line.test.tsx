import type { HistoryRecord } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { ChangeLine } from './change-line';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule'] }));

const show = (to: object) => {
  const record = { id: 'c1', game: '', kind: 'plan', by: 'u1', at: 0, from: {}, to } as unknown as HistoryRecord;
  const words = { teamName: () => 'Team A', roundName: () => 'Round 2', name: '', who: 'Zoé', timeZone: 'UTC' };
  render(<ChangeLine record={record} {...words} onRestore={null} />);
  return screen.getByRole('listitem').textContent;
};

it('a round that was unlocked is named by its stage, and one of the first groups by its number', () => {
  const ofStage = show({ what: 'roundUnlocked', roundId: '1', name: 'Swiss' });
  expect(ofStage).toMatch(/^Swiss/);
  expect(ofStage).not.toContain('Round 2');
});

it('a round of the first groups has its number', () => {
  expect(show({ what: 'roundUnlocked', roundId: '1' })).toMatch(/^Round 2/);
});
