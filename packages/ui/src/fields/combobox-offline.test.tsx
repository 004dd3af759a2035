import { act, render, screen, waitFor } from '@testing-library/react';
import { Combobox } from './combobox';

const mockNetwork = { isThere: false };
jest.mock('./combobox-loaded', () => {
  if (!mockNetwork.isThere) throw new Error('There is no network.');
  return jest.requireActual<object>('./combobox-loaded');
});

const noop = () => undefined;
const itself = (text: string) => text;

it('stands as a field without a network, and becomes the search box under the reader’s hands when there is one', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(noop);
  render(
    <Combobox
      label="Player"
      items={[]}
      itemKey={itself}
      itemText={itself}
      selected={null}
      onSelect={noop}
      inputValue=""
      onInputValueChange={noop}
      labels={{ clear: 'Clear', open: 'Show the list' }}
    />,
  );
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  const field = screen.getByRole('textbox', { name: 'Player' });
  expect(field).toHaveAttribute('readonly');
  act(() => field.focus());
  mockNetwork.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('combobox', { name: 'Player' })).toHaveFocus();
});
