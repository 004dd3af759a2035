import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field';
import { ScoreField } from './score-field';

function Courts({ initial }: { readonly initial: number | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberField label="Courts" value={value} onChange={setValue} min={1} max={6} labels={{ less: 'Fewer', more: 'More' }} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

function Score({ onChange }: { readonly onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(3);
  return (
    <ScoreField
      label="Score of Pédale Douce"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

describe('NumberField', () => {
  it('steps by buttons and arrow keys, not beyond its limits', async () => {
    render(<Courts initial={5} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('spinbutton', { name: 'Courts' })).toHaveValue('6');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
    await userEvent.type(screen.getByRole('spinbutton'), '{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('4');
  });

  it('can be emptied, which is not zero', async () => {
    render(<Courts initial={5} />);
    await userEvent.clear(screen.getByRole('spinbutton'));
    expect(screen.getByRole('status')).toHaveTextContent('null');
    await userEvent.type(screen.getByRole('spinbutton'), '-x2');
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });
});

describe('ScoreField', () => {
  it('replaces the old score with the next digit, and takes nothing that is no score', async () => {
    const change = jest.fn();
    render(<Score onChange={change} />);
    const box = screen.getByRole('textbox', { name: 'Score of Pédale Douce' });
    await userEvent.click(box);
    await userEvent.keyboard('4');
    expect(box).toHaveValue('4');
    await userEvent.keyboard('-');
    await userEvent.keyboard('.');
    expect(change.mock.calls).toEqual([[4]]);
    await userEvent.clear(box);
    expect(change).toHaveBeenLastCalledWith(null);
  });
});
