import { fireEvent, render, screen } from '@testing-library/react';
import { CourtBadge, isCourtLetter } from './court-badge';
import { PosterFrame } from './poster-frame';

it('a court badge is read as a court, not as a letter', () => {
  render(<CourtBadge letter="B" label="Court B" />);
  expect(screen.getByText('Court B')).toBeInTheDocument();
  expect(screen.getByText('B')).toHaveAttribute('aria-hidden', 'true');
  expect(isCourtLetter('G')).toBe(true);
  expect(isCourtLetter('toString')).toBe(false);
});

describe('PosterFrame', () => {
  it('is a black block without a picture, and when the picture can’t be had', () => {
    const { container, rerender } = render(<PosterFrame src="/gone.png" alt="Poster" />);
    fireEvent.error(screen.getByRole('img', { name: 'Poster' }));
    expect(container.querySelector('img')).toBeNull();
    rerender(<PosterFrame src="/new.png" alt="Poster" />); // another picture gets its own chance
    expect(screen.getByRole('img', { name: 'Poster' })).toHaveAttribute('src', '/new.png');
    rerender(<PosterFrame src={null} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
