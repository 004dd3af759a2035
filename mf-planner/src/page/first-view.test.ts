/** @jest-environment node */
import { firstView } from './first-view';

const view = (search?: string, language: 'en' | 'fr' = 'en') =>
  firstView({ page: 'planner', language, ...(search === undefined ? {} : { search }) });
const fieldsOf = (html = '') =>
  Object.fromEntries([...html.matchAll(/<input [^>]*?name="(\w+)" value="(\d*)"/g)].map(([, name = '', value = '']) => [name, value]));

it('is the page’s own, in the language of the reader, with the numbers that the planner opens with', async () => {
  const drawn = await view();
  expect(fieldsOf(drawn?.html)).toEqual({ teams: '12', gameLength: '15', interval: '6', groups: '2', courts: '1', swissRounds: '0' });
  expect(drawn?.html).toMatch(/<h1.*Court time.*30 games/);
  expect((await view('', 'fr'))?.html).toContain('Temps de jeu');
  expect(drawn?.css).toContain('.cs-board{');
  for (const [, name = ''] of drawn?.html.matchAll(/ class="fv-\S+ (\w+)"/g) ?? []) expect(drawn?.css).toContain(`.fv .${name}`);
});

it('has the numbers of its address, and of what else stands there nothing', async () => {
  const drawn = await view('?teams=20&groups=4&courts=&swiss=5&bracket=single&q=%3Cscript%3Eevil&length=%22%3E');
  expect(fieldsOf(drawn?.html)).toMatchObject({ teams: '20', groups: '4', courts: '', gameLength: '15', swissRounds: '5' });
  expect(drawn?.html).toContain('<option value="single" selected="">');
  expect(`${drawn?.html}${drawn?.css}`).not.toMatch(/evil|<script/);
});

it('can be typed into, and has nothing that could be pressed in vain', async () => {
  const { html = '', css = '' } = (await view()) ?? {};
  expect(html).not.toMatch(/<input [^>]*inert|<(button|select) (?!inert="")| style=/);
  expect(html).toMatch(/<button inert="" /);
  expect(css).not.toContain('<');
});

it('a page that is not known here has none', async () => {
  expect(await firstView({ page: 'elsewhere', language: 'en' })).toBeNull();
});
