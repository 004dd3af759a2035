import { isReloading, reloadPage } from './reload';

it('says that the page comes again, by the time that it is left', () => {
  expect(isReloading()).toBe(false);
  const load = jest.fn(() => expect(isReloading()).toBe(true));
  reloadPage(load);
  expect(load).toHaveBeenCalledTimes(1);
});
