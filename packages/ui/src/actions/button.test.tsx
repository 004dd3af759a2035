import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('does not submit a form by accident', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  });

  it('ignores presses while loading, and keeps the focus', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} loading>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit its form while loading', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('becomes a link', () => {
    render(
      <Button as="a" href="/archive">
        Archive
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Archive' });
    expect(link).toHaveAttribute('href', '/archive');
    expect(link).not.toHaveAttribute('type');
  });
});
