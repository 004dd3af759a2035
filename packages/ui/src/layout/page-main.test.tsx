import { render, screen } from '@testing-library/react';
import { PageMain } from './page-main';

const page = (address: string) => (
  <PageMain address={address}>
    <input aria-label="Search" />
  </PageMain>
);

describe('PageMain', () => {
  it('puts the reader at the top of a new page, and leaves them alone otherwise', () => {
    window.scrollTo = jest.fn();
    const { rerender } = render(page('/'));
    expect(document.body).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(page('/'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
    rerender(page('/archive'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
