import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanReport } from '../board/plan-report';
import Planner from './planner';

const chosen = (table: string) => within(screen.getByRole('table', { name: table })).getAllByRole('cell')[4]!.textContent;

describe('the planner in a host of module federation', () => {
  it('needs nothing but React', () => {
    render(<Planner />);
    expect(chosen('Court time')).toBe('10.5 h, Will run smoothly, your choice');
    expect(screen.getByText('Planner by Courtside')).toBeVisible();
  });

  it('opens with the numbers it is given, in the language and theme it is given, and reports what is entered', async () => {
    const heard: PlanReport[] = [];
    const { container } = render(
      <Planner initial={{ teams: 16, courts: 2 }} language="fr-CH" theme="dark" onChange={(plan) => heard.push(plan)} />,
    );
    expect(chosen('Temps de jeu')).toBe('9,8 h, Se déroulera sans accroc, votre choix');
    expect(container.querySelector('.cs-root')).toHaveAttribute('data-theme', 'dark');
    expect(heard).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Terrains.*plus$/ }));
    expect(heard).toEqual([expect.objectContaining({ teams: 16, courts: 3, result: expect.objectContaining({ games: 56 }) })]);
  });

  it('takes nonsense as the opening values', () => {
    // Hosts may be plain JavaScript.
    const nonsense = {
      teams: -1,
      groups: 2.5,
      courts: '3',
      interval: null,
      swissRounds: Number.NaN,
      bracket: 'round',
    } as unknown as PlanReport;
    render(<Planner initial={nonsense} />);
    expect(screen.getByText(/^12 teams in 2 groups on 1 court at 15 \+ 0 minutes/)).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Swiss rounds' })).toHaveValue('0');
  });
});
