import { parsePlace, type Place } from '@courtside/domain';
import { commitmentTo, drawnOrder, drawSeed, type HeldDraw } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import { DrawCheckView } from './draw-check-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'draw'] }));

const place = (id: string, registeredAt: number): Place => {
  const read = parsePlace(id, { registeredAt });
  if (!read.ok) throw new Error('The sample place is not sound.');
  return read.value;
};
const places = [place('otters', 100), place('foxes', 200), place('herons', 300)];
const secret = 'a secret that was promised';
const draw: HeldDraw = { commitment: commitmentTo(secret), committedAt: 50, line: places, fixedAt: 1000, secret, drawnAt: 1001 };

/** Returns what the page finds, right and wrong. */
function listFindings(held: HeldDraw, stored: readonly Place[] = places) {
  render(<DrawCheckView held={held} order={drawnOrder(held)} places={stored} nameOf={(id) => id.toUpperCase()} />);
  const items = screen.getAllByRole('listitem');
  const texts = (isWrong: boolean) => items.filter((item) => item.hasAttribute('data-wrong') === isWrong).map((item) => item.textContent);
  return { right: texts(false), wrong: texts(true) };
}

const kept = 'The secret is the one that was promised.';
const early = 'It was promised before the first team registered.';
const whole = 'Every team that registered in time is in the line, at its own time.';

it('finds nothing wrong with a draw that was held as it was promised, and shows what it is worked out from', () => {
  expect(listFindings(draw)).toEqual({ right: [kept, early, whole], wrong: [] });
  expect(screen.getByText(drawSeed(draw))).toBeInTheDocument();
  expect(screen.getByText(/otters 100/)).toBeInTheDocument();
});

it('says that the secret is another than the promised one', () => {
  expect(listFindings({ ...draw, secret: 'one that suits better' })).toEqual({
    right: [early, whole],
    wrong: ['The secret is not the one that was promised.'],
  });
});

it('says that the promise came when somebody had registered', () => {
  expect(listFindings({ ...draw, committedAt: 150 })).toEqual({
    right: [kept, whole],
    wrong: ['It was promised after a team had registered.'],
  });
});

it('names a team that was left out, and one whose time is another; who registered after the draw was not left out', () => {
  const line = [place('otters', 100), place('herons', 299)];
  expect(listFindings({ ...draw, line }, [...places, place('late', 2000)])).toEqual({
    right: [kept, early],
    wrong: ['2 teams are not in the line as they registered: FOXES and HERONS.'],
  });
});
