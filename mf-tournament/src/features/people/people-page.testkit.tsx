import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** Renders a page at its address, and waits until it has a heading. */
export async function showPage(address: string, pattern: string, page: ReactElement): Promise<void> {
  // Waits for the words too.
  const drawn = (
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <Routes>
          <Route path={pattern} element={page} />
        </Routes>
      </Suspense>
    </MemoryRouter>
  );
  await act(async () => void render(drawn));
  await screen.findByRole('heading', { level: 1 });
}
