import { act, render, screen } from '@testing-library/react';
import { StickyBottom, StickyBottomStack } from './sticky-bottom';

let measured: () => void = () => undefined;
const taken = () => document.documentElement.style.getPropertyValue('--cs-lower-edge');

beforeEach(() => {
  window.ResizeObserver = class implements ResizeObserver {
    constructor(told: ResizeObserverCallback) {
      measured = () => told([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  jest.restoreAllMocks();
});

it('stacks what is said at the lower edge, and tells how much room that takes', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const { unmount } = render(
    <StickyBottomStack>
      <StickyBottom>No network</StickyBottom>
      <StickyBottom>Something newer</StickyBottom>
    </StickyBottomStack>,
  );
  act(() => measured());
  expect(taken()).toBe('128px');
  // Inside the stack they are not sticky themselves, or the last would cover the others.
  for (const text of ['No network', 'Something newer']) expect(screen.getByText(text)).toHaveStyle({ position: 'static' });
  height.mockReturnValue(0);
  act(() => measured());
  expect(taken()).toBe('');
  height.mockReturnValue(60);
  act(() => measured());
  unmount();
  expect(taken()).toBe('');
});

it('alone it keeps to the edge by itself', () => {
  render(<StickyBottom>No network</StickyBottom>);
  expect(screen.getByText('No network')).toHaveStyle({ position: 'sticky' });
});
