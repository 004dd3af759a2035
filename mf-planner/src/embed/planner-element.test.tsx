import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planTournament, plannerDefaults } from '@courtside/domain/planner';
import './index';
import type { CourtsidePlannerElement } from './planner-element';

/** Adds markup to the page, as the owner of a site does; the script is loaded already. */
async function page(markup: string): Promise<CourtsidePlannerElement> {
  await act(async () => void (document.body.innerHTML = markup));
  return document.querySelector('courtside-planner')!;
}
const inside = (element: Element) => within(element.shadowRoot!.querySelector<HTMLElement>('.cs-root')!);
const box = (element: Element, name: string) => inside(element).getByRole('spinbutton', { name });
const court = (element: Element, name = 'Court time') =>
  within(inside(element).getByRole('table', { name })).getAllByRole('cell')[4]!.textContent;
const set = (element: Element, name: string, value: string | null) =>
  act(async () => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value)));

describe('<courtside-planner>', () => {
  beforeEach(() => document.documentElement.removeAttribute('lang'));
  afterEach(() => act(async () => document.body.replaceChildren()));

  it('opens with the numbers of its attributes, and the opening ones where there are none', async () => {
    const element = await page(
      '<courtside-planner teams="16" courts="2" game-length="20" swiss-rounds="4" bracket="double"></courtside-planner>',
    );
    expect(inside(element).getByText(/^16 teams in 2 groups on 2 courts at 20 \+ 6 minutes: 56 games/)).toBeInTheDocument();
    expect(box(element, 'Swiss rounds')).toHaveValue('4');
    expect(inside(element).getByRole('combobox', { name: 'Bracket day' })).toHaveValue('double');
    expect(element.plan).toMatchObject({
      teams: 16,
      groups: 2,
      gameLength: 20,
      interval: 6,
      courts: 2,
      swissRounds: 4,
      bracket: 'double',
      result: { games: 56 },
      swiss: { games: 32 },
    });
  });

  it('opens with the defaults where attributes are nonsense, and with an emptied field where one is empty', async () => {
    const element = await page('<courtside-planner teams="many" courts="-1" interval="" bracket="round"></courtside-planner>');
    expect(element.plan).toMatchObject({ ...plannerDefaults, interval: null, bracket: null });
  });

  it('follows an attribute that changes, and leaves alone what the reader entered elsewhere', async () => {
    const element = await page('<courtside-planner teams="16"></courtside-planner>');
    await userEvent.click(inside(element).getByRole('button', { name: 'Courts: more' }));
    await set(element, 'teams', '20');
    expect(box(element, 'Teams')).toHaveValue('20');
    expect(box(element, 'Courts')).toHaveValue('2');
    await set(element, 'teams', null);
    expect(box(element, 'Teams')).toHaveValue('12');
  });

  it('tells the page what the reader enters, once each, and nothing for an attribute', async () => {
    const element = await page('<form><courtside-planner></courtside-planner></form>');
    const heard: CustomEvent[] = [];
    document.querySelector('form')!.addEventListener('change', (event) => heard.push(event as CustomEvent));
    await set(element, 'groups', '3');
    expect(heard).toEqual([]);
    await userEvent.click(inside(element).getByRole('button', { name: 'Teams: more' }));
    await act(async () => fireEvent.input(box(element, 'Interval (min)'), { target: { value: '' } }));
    const { courtTime, frequency, games, gamesPerTeam } = planTournament({ ...plannerDefaults, groups: 3, teams: 13 })!;
    expect(heard.map(({ detail }) => detail)).toEqual([
      {
        teams: 13,
        groups: 3,
        gameLength: 15,
        interval: 6,
        courts: 1,
        legs: 1,
        swissRounds: 0,
        bracket: null,
        result: { games, gamesPerTeam, courtTime, betweenGames: frequency },
        swiss: null,
        bracketDay: null,
      },
      expect.objectContaining({ interval: null }),
    ]);
    expect(JSON.parse(JSON.stringify(heard[0]!.detail))).toEqual(heard[0]!.detail);
    expect(heard[0]!.target).toBe(element);
  });

  it('speaks the language of its attribute, else of the page around it, else the reader’s', async () => {
    const element = await page('<courtside-planner lang="fr-CA"></courtside-planner>');
    expect(court(element, 'Temps de jeu')).toBe('10,5 h, Se déroulera sans accroc, votre choix');
    await set(element, 'lang', 'en');
    expect(court(element)).toBe('10.5 h, Will run smoothly, your choice');
    expect(element.shadowRoot!.querySelector('.cs-root')).toHaveAttribute('lang', 'en');
    await set(element, 'lang', null);
    await set(document.documentElement, 'lang', 'fr');
    expect(court(element, 'Temps de jeu')).toMatch(/^10,5/);
    await set(document.documentElement, 'lang', null);
    const inFrench = await page('<main lang="fr"><courtside-planner></courtside-planner></main>');
    expect(inside(inFrench).getByRole('heading', { name: 'Au-delà des groupes' })).toBeInTheDocument();
    const unknown = await page('<main lang="nl"><courtside-planner></courtside-planner></main>');
    expect(inside(unknown).getByRole('heading', { name: 'More than groups' })).toBeInTheDocument();
  });

  it('takes a theme, and none but its own', async () => {
    const element = await page('<courtside-planner theme="dark"></courtside-planner>');
    const root = () => element.shadowRoot!.querySelector('.cs-root');
    expect(root()).toHaveAttribute('data-theme', 'dark');
    await set(element, 'theme', 'auto');
    expect(root()).toHaveAttribute('data-theme', 'auto');
    await set(element, 'theme', '"><script>');
    expect(root()).not.toHaveAttribute('data-theme');
  });

  it('keeps what was entered when the page moves it, and draws one board', async () => {
    const element = await page('<div></div><courtside-planner></courtside-planner>');
    await userEvent.click(inside(element).getByRole('button', { name: 'Teams: more' }));
    await act(async () => document.querySelector('div')!.append(element));
    expect(box(element, 'Teams')).toHaveValue('13');
    expect(element.shadowRoot!.querySelectorAll('.cs-root')).toHaveLength(1);
  });

  it('stands beside others, each with numbers of its own', async () => {
    await page('<courtside-planner teams="8"></courtside-planner><courtside-planner teams="10"></courtside-planner>');
    const [first, second] = document.querySelectorAll('courtside-planner');
    await userEvent.click(inside(first!).getByRole('button', { name: 'Teams: less' }));
    expect(first!.plan.teams).toBe(7);
    expect(second!.plan.teams).toBe(10);
  });

  it('leaves nothing behind in the page: no style, no global, no storage', async () => {
    const before = Object.keys(window);
    const element = await page('<courtside-planner></courtside-planner>');
    await userEvent.click(inside(element).getByRole('button', { name: 'Teams: more' }));
    expect(document.head.querySelectorAll('style')).toHaveLength(0);
    expect(Object.keys(window)).toEqual(before);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('shows the page’s own content where the board can’t be drawn', async () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const languages = jest.spyOn(navigator, 'languages', 'get').mockImplementation(() => {
      throw new Error('no languages here');
    });
    const element = await page('<courtside-planner><a href="https://courtside.example/planner">The planner</a></courtside-planner>');
    expect(element.shadowRoot!.querySelector('slot')!.assignedElements()).toEqual([screen.getByRole('link', { name: 'The planner' })]);
    expect(reported).toHaveBeenCalledTimes(1);
    languages.mockRestore();
  });
});
