import { act, renderHook } from '@testing-library/react';
import { forgetPlacesInMemory, storePlaces } from './places';
import { useTyped } from './use-typed';

const empty = { subject: '', text: '' };
const open = (first = empty) => renderHook(() => useTyped('write', first)).result;

beforeEach(() => {
  sessionStorage.clear();
  forgetPlacesInMemory();
});

it('has what was typed when the form comes again, also after a reload, until it is forgotten', () => {
  const first = open();
  act(() => first.current[1]({ subject: 'Rain' }));
  act(() => first.current[1]({ text: 'Bring a coat.' }));
  storePlaces();
  forgetPlacesInMemory();
  const again = open();
  expect(again.current[0]).toEqual({ subject: 'Rain', text: 'Bring a coat.' });
  act(() => again.current[2]());
  expect([again.current[0], open().current[0]]).toEqual([empty, empty]);
});

it('loses no change that comes from before another one was drawn', () => {
  const form = open();
  const [, change] = form.current;
  act(() => change({ subject: 'Rain' }));
  act(() => change({ text: 'Bring a coat.' }));
  expect(form.current[0]).toEqual({ subject: 'Rain', text: 'Bring a coat.' });
});

it('begins with what is stored where that is something else than it was typed over, also when it changes later', () => {
  const form = open({ subject: 'Rain', text: '' });
  act(() => form.current[1]({ text: 'Bring a coat.' }));
  expect(open({ subject: 'Sun', text: '' }).current[0]).toEqual({ subject: 'Sun', text: '' });
  expect(open({ subject: 'Rain', text: '' }).current[0]).toEqual({ subject: 'Rain', text: 'Bring a coat.' });
});

it('keeps the text over newer initial values that the form has shown', () => {
  const later = { subject: 'Sun', text: '' };
  const form = open({ subject: 'Rain', text: '' });
  act(() => form.current[1]({ text: 'Bring a coat.' }));
  act(() => form.current[1]({ subject: 'Sun' }, later));
  act(() => form.current[1]({ text: 'Bring a hat.' }));
  expect(open(later).current[0]).toEqual({ subject: 'Sun', text: 'Bring a hat.' });
  act(() => form.current[2]());
  expect(form.current[0]).toEqual(later);
});
