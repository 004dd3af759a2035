import { render, screen } from '@testing-library/react';
import { useLastComplete } from './use-last-complete';

function Shown({ of, value, isComplete }: { readonly of: string; readonly value: string; readonly isComplete: boolean }) {
  return <p>{useLastComplete(of, value, isComplete)}</p>;
}

it('keeps the last complete value while more is loaded, and never that of another key', () => {
  const { rerender } = render(<Shown of="a" value="nothing yet" isComplete={false} />);
  expect(screen.getByText('nothing yet')).toBeInTheDocument();
  rerender(<Shown of="a" value="two games" isComplete />);
  rerender(<Shown of="a" value="half of a bracket" isComplete={false} />);
  expect(screen.getByText('two games')).toBeInTheDocument();
  rerender(<Shown of="a" value="two games and a bracket" isComplete />);
  expect(screen.getByText('two games and a bracket')).toBeInTheDocument();
  rerender(<Shown of="b" value="nothing yet" isComplete={false} />);
  expect(screen.getByText('nothing yet')).toBeInTheDocument();
});
