import { changePlace, forgetPlacesInMemory, getPlace, storePlaces } from './places';
import { keepTyped, recallTyped } from './typed';

const empty = { name: '', seats: 1, isMixer: false, club: null as { id: string } | null };
const typed = { name: 'Été', seats: 4, isMixer: true, club: { id: 'a' } };
const reload = () => {
  storePlaces();
  forgetPlacesInMemory();
};
const enter = (place: string) => window.history.replaceState({ place }, '');

beforeEach(() => {
  sessionStorage.clear();
  forgetPlacesInMemory();
  enter('one');
});

it('stays through a reload of the page, and not in a page that is opened anew', () => {
  keepTyped('create', typed);
  reload();
  expect(recallTyped('create', empty)).toEqual({ ...typed, club: null });
  enter('two');
  expect(recallTyped('create', empty)).toBeNull();
  enter('one');
  keepTyped('create', null);
  reload();
  expect(recallTyped('create', empty)).toBeNull();
});

it('stays in the tab, wherever its form comes again', () => {
  keepTyped('details.name', { name: 'Coupe' }, 'tab');
  enter('two');
  reload();
  expect(recallTyped('details.name', { name: '' }, 'tab')).toEqual({ name: 'Coupe' });
  expect(recallTyped('details.name', { name: '' })).toBeNull();
});

it('stays in the tab however many pages were opened since', () => {
  keepTyped('details.name', { name: 'Coupe' }, 'tab');
  for (let page = 0; page < 60; page += 1) changePlace(`page ${page}`, { isReached: true });
  reload();
  expect(recallTyped('details.name', { name: '' }, 'tab')).toEqual({ name: 'Coupe' });
  expect(getPlace('page 59').isReached).toBe(true);
  expect(getPlace('page 0').isReached).toBe(false);
});

it('takes nothing that is no value of its field: the page may have been another by then', () => {
  keepTyped('create', { name: 7, seats: '4', more: 'x' });
  expect(recallTyped('create', empty)).toEqual(empty);
});
