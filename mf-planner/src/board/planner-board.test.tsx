import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCells, openBoard, planWith } from './board.testkit';

const box = (name: string) => screen.getByRole('spinbutton', { name });

describe('the planner board', () => {
  it('says what fits in a sentence, and names the bands in a legend', () => {
    openBoard(planWith({ teams: 16, courts: 2 }));
    // 2 groups of 8: 56 games, 28 on each court, 28 × 21 min = 9.8 h; 9.8 / 7 = 1.4 h
    expect(
      screen.getByText(/16 teams in 2 groups on 2 courts at 15 \+ 6 minutes: 56 games, 9.8 h of court time, 1.4 h on average/),
    ).toBeVisible();
    // Durations have one format on the page: no "9 h 48" next to "9.8 h".
    expect(document.body.textContent).not.toMatch(/\d\s*h\s*\d/);
    const legend = within(screen.getByRole('list', { name: 'What the colors mean' }));
    expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Lots of spare time',
      'Will run smoothly',
      'Cutting it close',
      'Not enough time',
    ]);
    expect(screen.getByText('Daylight only.')).toBeVisible();
  });

  it('plans two legs, also in its tables and its advice', async () => {
    const board = openBoard(planWith({ teams: 6, groups: 1 }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Each pair meets' }), 'Twice');
    expect(board.reported()?.stages.legs).toBe(2);
    // 15 games twice on one court, 30 × 21 min.
    expect(screen.getByText(/6 teams in 1 group on 1 court at 15 \+ 6 minutes: 30 games, 10.5 h of court time/)).toBeVisible();
    expect(listCells('Court time')[4]).toBe('10.5 h, Will run smoothly, your choice');
  });

  it('heads its tables with team counts and game lengths, and frames the chosen plan', () => {
    openBoard();
    for (const name of ['Court time', 'Time between games']) {
      const table = within(screen.getByRole('table', { name }));
      expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Game', '10 teams', '12 teams', '14 teams']);
      expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['12 min', '15 min', '18 min']);
    }
    expect(listCells('Court time').filter((text) => text?.includes('your choice'))).toEqual(['10.5 h, Will run smoothly, your choice']);
  });

  it('counts an emptied box as its fall-back and says so; a box that is filled again counts again', async () => {
    const board = openBoard();
    await userEvent.clear(box('Teams'));
    expect(board.reported()?.fields.teams).toBeNull();
    expect(screen.getByText('Empty counts as 2')).toBeVisible();
    expect(box('Teams')).toHaveAccessibleDescription('Empty counts as 2');
    expect(listCells('Court time')[4]).toBe('–, Not possible, your choice');
    expect(screen.getByText(/every group needs at least 2 teams/)).toBeVisible();
    await userEvent.type(box('Teams'), '14');
    expect(box('Teams')).toHaveValue('14');
    expect(listCells('Court time')[4]).toBe('14.7 h, Cutting it close, your choice');
  });

  it('takes no letters and no fourth digit', async () => {
    openBoard();
    await userEvent.type(box('Teams'), 'x-5');
    expect(box('Teams')).toHaveValue('125');
    await userEvent.type(box('Teams'), '9');
    expect(box('Teams')).toHaveValue('125');
  });

  it('says which numbers a box takes when it holds another', async () => {
    openBoard();
    await userEvent.clear(box('Courts'));
    await userEvent.type(box('Courts'), '9');
    expect(box('Courts')).toBeInvalid();
    expect(box('Courts')).toHaveAccessibleDescription('1 to 6');
    expect(screen.getByText(/on 6 courts/)).toBeVisible();
  });

  it('is worked by buttons, arrow keys and the keyboard alone, and stops at its limits', async () => {
    const board = openBoard();
    await userEvent.click(screen.getByRole('button', { name: 'Groups: less' }));
    expect(board.reported()?.fields.groups).toBe(1);
    expect(screen.getByRole('button', { name: 'Groups: less' })).toBeDisabled();
    box('Courts').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box('Courts')).toHaveValue('2');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Courts: more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
    expect(box('Courts')).toHaveValue('6');
    expect(screen.getByRole('button', { name: 'Courts: more' })).toBeDisabled();
  });

  it('shows what is changed from outside', () => {
    const board = openBoard();
    board.show(planWith({ teams: 8, gameLength: 20 }));
    expect(box('Teams')).toHaveValue('8');
    expect(screen.getByText(/^8 teams in 2 groups on 1 court at 20 \+ 6 minutes/)).toBeVisible();
    expect(board.reported()).toBeUndefined();
  });

  it('speaks French, with a comma in its numbers', () => {
    openBoard(planWith({ teams: 16, courts: 2 }), 'fr');
    expect(listCells('Temps de jeu')[4]).toBe('9,8 h, Se déroulera sans accroc, votre choix');
    expect(screen.getByText(/16 équipes en 2 groupes sur 2 terrains à 15 \+ 6 minutes : 56 matchs, 9,8.h de jeu/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Terrains.*moins/ })).toBeVisible();
  });
});
