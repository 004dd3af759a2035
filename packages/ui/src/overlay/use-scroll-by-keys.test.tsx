import { render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

const sizes = (scroll: number, client: number) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scroll);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(client);
};
afterEach(() => jest.restoreAllMocks());
const show = (children: React.ReactNode) =>
  render(
    <Dialog open onClose={() => undefined} title="Rules" closeLabel="Close">
      {children}
    </Dialog>,
  );

it('long words without anything to press take the focus, so that arrow keys scroll them', () => {
  sizes(900, 400);
  show(<p>Very long</p>);
  expect(screen.getByRole('group', { name: 'Rules' })).toHaveAttribute('tabindex', '0');
});

it('what fits, or holds something that takes the focus, does not', () => {
  sizes(400, 400);
  const { unmount } = show(<p>Short</p>);
  expect(screen.queryByRole('group')).toBeNull();
  unmount();
  sizes(900, 400);
  show(<a href="#rules">All rules</a>);
  expect(screen.queryByRole('group')).toBeNull();
});
