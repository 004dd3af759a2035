import { createI18n } from '@courtside/i18n';
import { renderHook } from '@testing-library/react';
import { tournamentAt } from '../organizer.testkit';
import { useSections } from './use-sections';

beforeAll(() => createI18n({ language: 'en', namespaces: ['tournament', 'schedule', 'bracket', 'standings'] }));

const bracket = { bracket: { upper: { '1': ['u1-1'] } }, bracketType: 'single' };
const getOrder = (tournament: ReturnType<typeof tournamentAt>, isOrganizer = true) =>
  renderHook(() => useSections(tournament, 8, isOrganizer))
    .result.current.map(({ id }) => id)
    .join(' ');

describe('useSections', () => {
  it('puts first what is played, and last what is settled', () => {
    expect(getOrder(tournamentAt('teams'))).toBe('teams groups schedule bracket details');
    expect(getOrder(tournamentAt('schedule'))).toBe('schedule bracket standings teams scorers details');
    expect(getOrder(tournamentAt('schedule', bracket))).toBe('bracket schedule standings teams scorers details');
    expect(getOrder(tournamentAt('schedule'), false)).toBe('teams details');
  });

  it('leaves everything in its place while the page is open', () => {
    const { result, rerender } = renderHook(
      ({ stage }: { readonly stage: 'groups' | 'schedule' }) => useSections(tournamentAt(stage), 8, true),
      { initialProps: { stage: 'groups' } },
    );
    rerender({ stage: 'schedule' });
    expect(result.current.map(({ id }) => id)).toEqual(['teams', 'schedule', 'bracket', 'standings', 'scorers', 'details']);
  });
});
