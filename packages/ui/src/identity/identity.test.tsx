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

  describe('with smaller pictures', () => {
    const picture = { width: 1600, height: 1200, type: 'image/webp', variants: { 320: '/s.webp', 640: '/m.webp', 1280: '/l.webp' } };
    const places = [
      { media: '(min-width: 600px)', width: 400, height: 267 },
      { width: 116, height: 156 },
    ];
    const sourceIn = (container: HTMLElement) => container.querySelector('source');

    it('offers them for the width that the picture is drawn in, and the poster to those that can’t read them', () => {
      const { container } = render(<PosterFrame src="/p.png" alt="Poster" picture={picture} places={places} />);
      expect(sourceIn(container)).toHaveAttribute('type', 'image/webp');
      expect(sourceIn(container)).toHaveAttribute('srcset', '/s.webp 320w, /m.webp 640w, /l.webp 1280w');
      // It fills the frame: four thirds of the height where that is more than the width.
      expect(sourceIn(container)).toHaveAttribute('sizes', '(min-width: 600px) 400px, 208px');
      const image = screen.getByRole('img', { name: 'Poster' });
      expect(['src', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual(['/p.png', '1600', '1200']);
    });

    it('counts what is left of a frame when the whole picture lies in it', () => {
      const { container } = render(<PosterFrame src="/p.png" picture={picture} places={places} fit="whole" />);
      expect(sourceIn(container)).toHaveAttribute('sizes', '(min-width: 600px) 356px, 116px');
    });

    it('offers the poster itself where nothing else is as wide', () => {
      const { container } = render(<PosterFrame src="/p.png" picture={{ ...picture, variants: { 320: '/s.webp' } }} places={places} />);
      expect(sourceIn(container)).toHaveAttribute('srcset', '/s.webp 320w, /p.png 1600w');
    });

    it('shows the poster when a smaller one can’t be had, and the black block when that can’t, either', () => {
      const { container } = render(<PosterFrame src="/p.png" alt="Poster" picture={picture} places={places} />);
      fireEvent.error(screen.getByRole('img', { name: 'Poster' }));
      expect([sourceIn(container), screen.getByRole('img', { name: 'Poster' }).getAttribute('src')]).toEqual([null, '/p.png']);
      fireEvent.error(screen.getByRole('img', { name: 'Poster' }));
      expect(container.querySelector('img')).toBeNull();
    });

    it('has nothing to offer where none were made', () => {
      const { container } = render(<PosterFrame src="/p.png" picture={{ ...picture, variants: {} }} places={places} />);
      expect(sourceIn(container)).toBeNull();
    });
  });
});
