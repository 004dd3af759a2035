import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SectionNav } from './section-nav';
import { Tabs } from './tabs';

it('SectionNav links to its sections and marks the first to begin with', () => {
  render(
    <SectionNav
      label="Sections"
      sections={[
        { id: 'teams', label: 'Teams' },
        { id: 'schedule', label: 'Schedule' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '#schedule');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Teams');
});

it('SectionNav shows at which edge more lies', () => {
  const width = { clientWidth: 300, scrollWidth: 700 };
  const spies = (['clientWidth', 'scrollWidth'] as const).map((name) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => width[name]),
  );
  const { container, unmount } = render(
    <SectionNav
      label="Sections"
      sections={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ]}
    />,
  );
  const edges = () => [...container.querySelectorAll<HTMLElement>('[data-edge]')].map(({ dataset }) => dataset['edge']);
  expect(edges()).toEqual(['end']);
  const row = screen.getByRole('list');
  row.scrollLeft = 400;
  fireEvent.scroll(row);
  expect(edges()).toEqual(['start']);
  unmount();
  spies.forEach((spy) => spy.mockRestore());
});

it('SectionNav marks the section that is read when parts come and go without anybody scrolling', async () => {
  const observers = new Set<() => void>();
  const before = window.ResizeObserver;
  window.ResizeObserver = class {
    constructor(private readonly tell: () => void) {}
    observe = () => void observers.add(this.tell);
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this.tell);
  } as unknown as typeof ResizeObserver;
  const place = { teams: -900, schedule: 40 };
  const sections = (['teams', 'schedule'] as const).map((id) => {
    const section = document.body.appendChild(Object.assign(document.createElement('section'), { id }));
    section.getBoundingClientRect = () => ({ top: place[id] }) as DOMRect;
    return section;
  });
  const { unmount } = render(
    <SectionNav
      label="Sections"
      sections={[
        { id: 'teams', label: 'Teams' },
        { id: 'schedule', label: 'Schedule' },
      ]}
    />,
  );
  await screen.findByRole('link', { name: 'Schedule', current: true });
  // A part above has grown.
  place.schedule = 2000;
  act(() => observers.forEach((tell) => tell()));
  expect(await screen.findByRole('link', { name: 'Teams', current: true })).toBeInTheDocument();
  unmount();
  expect(observers.size).toBe(0);
  sections.forEach((section) => section.remove());
  window.ResizeObserver = before;
});

it('Tabs change by arrow keys and go round', async () => {
  function Views() {
    const [current, setCurrent] = useState<'a' | 'b'>('a');
    return (
      <Tabs
        label="Days"
        tabs={[
          { id: 'a', label: 'Day 1' },
          { id: 'b', label: 'Day 2' },
        ]}
        current={current}
        onChange={setCurrent}
      >
        games of {current}
      </Tabs>
    );
  }
  render(<Views />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Day 2', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Day 2' })).toHaveTextContent('games of b');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Day 1' })).toBeInTheDocument();
});
