import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChoiceCards } from './choice-cards';
import { FileField } from './file-field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { DateField, TextField } from './text-field';

describe('the frame of a field', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextField label="Email" hint="Only organizers see it." error="Add what follows the @." />);
    const box = screen.getByRole('textbox', { name: 'Email' });
    expect(box).toHaveAccessibleDescription('Only organizers see it. Add what follows the @.');
    expect(box).toBeInvalid();
  });

  it('says nothing about what is not there', () => {
    render(<TextField label="Name" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('belongs to react-hook-form, which focuses the first field that is wrong', async () => {
    const save = jest.fn();
    function Form() {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', start: '2027-06-12', day: '2', text: '' } });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => save(values))(event)}>
          <TextField label="Name" error={formState.errors.name?.message} {...register('name', { required: 'Give it a name.' })} />
          <DateField label="Start date" {...register('start')} />
          <SelectField label="Day" {...register('day')}>
            <option value="1">Day 1</option>
            <option value="2">Day 2</option>
          </SelectField>
          <TextArea label="Description" {...register('text')} />
          <button type="submit">Create</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Give it a name.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Coupe');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Two courts');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Day 1');
    await userEvent.click(screen.getByRole('button'));
    expect(save).toHaveBeenCalledWith({ name: 'Coupe', start: '2027-06-12', day: '1', text: 'Two courts' });
  });
});

it('PasswordField shows the password and warns about caps lock', async () => {
  render(<PasswordField label="Password" labels={{ show: 'Show password', hide: 'Hide password', capsLock: 'Caps lock is on.' }} />);
  const box = screen.getByLabelText('Password');
  expect(box).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box).toHaveAttribute('type', 'text');
  await userEvent.type(box, '{CapsLock}a');
  expect(screen.getByRole('status')).toHaveTextContent('Caps lock is on.');
});

it('Switch says its state and changes it', async () => {
  const change = jest.fn();
  render(<Switch label="Head to head" checked={false} onChange={change} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Head to head', checked: false }));
  expect(change.mock.calls).toEqual([[true]]);
});

it('ChoiceCards is one group of radio buttons with their meaning', async () => {
  const change = jest.fn();
  render(
    <ChoiceCards
      legend="Type"
      value="single"
      onChange={change}
      choices={[
        { value: 'single', label: 'Single' },
        { value: 'double', label: 'Double', text: 'Two losses.' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Type' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Double' })).toHaveAccessibleDescription('Two losses.');
  await userEvent.click(screen.getByText('Double'));
  expect(change).toHaveBeenCalledWith('double');
});

it('FileField hands over a file, and can take the same one again after it was refused', async () => {
  const chosen = jest.fn();
  const labels = { choose: 'Choose', change: 'Change', remove: 'Remove', empty: 'No image' };
  function Poster() {
    const [file, setFile] = useState<File | null>(null);
    return (
      <FileField
        label="Poster"
        value={file}
        accept="image/png"
        labels={labels}
        onChange={(next) => {
          chosen(next?.name);
          setFile(next);
        }}
      />
    );
  }
  render(<Poster />);
  const poster = new File(['x'], 'poster.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Poster'), poster);
  expect(screen.getByText('poster.png')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('No image')).toBeInTheDocument();
  expect(screen.getByLabelText('Poster')).toHaveFocus();
  await userEvent.upload(screen.getByLabelText('Poster'), poster);
  expect(chosen.mock.calls).toEqual([['poster.png'], [undefined], ['poster.png']]);
});
