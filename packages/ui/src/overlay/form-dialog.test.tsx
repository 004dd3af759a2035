import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import type { FormDialogProps } from './form-dialog';

const submit = jest.fn();
const close = jest.fn();
const words = { title: 'Add a team', submitLabel: 'Add team', cancelLabel: 'Cancel', closeLabel: 'Close' };

function Added(more: Partial<FormDialogProps>) {
  const [name, setName] = useState('');
  return (
    <FormDialog {...words} onSubmit={submit} onClose={close} {...more}>
      <label>
        Name <input required value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </label>
    </FormDialog>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Name' });
const button = (name: string) => screen.getByRole('button', { name });
const enter = () => userEvent.type(field(), '{Enter}');

describe('FormDialog', () => {
  beforeEach(() => jest.clearAllMocks());

  it('is a form whose button belongs to it, and which Enter in a field sends once', async () => {
    render(<Added />);
    const form = field().closest('form');
    expect(form).toHaveProperty('noValidate', true);
    expect(button('Add team')).toHaveProperty('form', form);
    await enter(); // even though the field is required: the owner shows a missing value in its own words
    expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Add team'));
    expect(submit).toHaveBeenCalledTimes(2);
    expect(close).not.toHaveBeenCalled();
  });

  it('sends nothing a second time, and closes by nothing, while it is being sent', async () => {
    render(<Added busy />);
    await enter();
    await userEvent.click(button('Add team'));
    await userEvent.click(button('Cancel'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(submit).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    expect(button('Add team')).toHaveAttribute('aria-busy', 'true');
  });

  it('sends nothing that can not be sent', async () => {
    render(<Added submitDisabled />);
    expect(button('Add team')).toBeDisabled();
    await enter();
    expect(submit).not.toHaveBeenCalled();
  });

  it('loses nothing by Enter: a red button has to be pressed itself', async () => {
    render(<Added destructive />);
    await enter();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(button('Add team'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('closes by Escape, by the cross and by a cancelling button which submits nothing', async () => {
    render(<Added />);
    const escape = createEvent('cancel', screen.getByRole('dialog'), { cancelable: true });
    fireEvent(screen.getByRole('dialog'), escape);
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Close'));
    expect(close).toHaveBeenCalledTimes(2);
    expect(button('Cancel')).toHaveAttribute('type', 'button');
    await userEvent.click(button('Cancel'));
    expect(close).toHaveBeenCalledTimes(3);
    expect(submit).not.toHaveBeenCalled();
  });

  it('may step back instead of closing', async () => {
    const back = jest.fn();
    render(<Added onCancel={back} cancelLabel="Back" />);
    await userEvent.click(button('Back'));
    expect(back).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  it('leads to the first field that was refused, and brings into sight what is said below it', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    function Checked() {
      const [tried, setTried] = useState(false);
      return (
        <FormDialog {...words} onClose={close} onSubmit={() => setTried(true)}>
          <input aria-label="Club" />
          <input aria-label="Name" aria-invalid={tried || undefined} aria-describedby={tried ? 'hint wrong' : 'hint'} />
          <p id="hint">As on the jersey.</p>
          {tried && <p id="wrong">Give a name.</p>}
        </FormDialog>
      );
    }
    render(<Checked />);
    await userEvent.click(button('Add team'));
    expect(field()).toHaveFocus();
    expect(seen).toEqual(['As on the jersey.', 'Give a name.']);
  });

  it('says what went wrong above its buttons, wherever the form is scrolled', () => {
    const { rerender } = render(<Added />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<Added error="There is no network." />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('There is no network.');
    // Not in the part that scrolls.
    expect(field().closest('form')!.parentElement).not.toContainElement(alert);
    expect(alert.compareDocumentPosition(button('Add team'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    rerender(<Added />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
