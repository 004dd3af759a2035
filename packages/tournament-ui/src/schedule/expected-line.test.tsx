import type { ExpectedStart } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { render } from '@testing-library/react';
import { ExpectedLine } from './expected-line';
import { isOtherTime } from './planned-time';

beforeAll(() => createI18n({ language: 'en', namespaces: ['schedule'] }));

const start = (more: Partial<ExpectedStart>): ExpectedStart => ({
  ...{ time: '09:00', planned: '09:00', shift: 0, courtLetter: 'A', isLate: false, isMoved: true, isOn: false },
  ...more,
});

it.each([
  ['the same time of another day', { shift: 1440 }, true, 'Now at 09:00 +1 day'],
  ['another time of the same day', { time: '10:30', shift: 90 }, true, ''],
  ['another court alone', { courtLetter: 'B' }, false, 'Now at 09:00, Court B'],
])('of a game that was moved to %s it says what its time does not', (_, more, isOther, line) => {
  expect(isOtherTime(start(more))).toBe(isOther);
  const { container } = render(<ExpectedLine start={start(more)} courtLetter="A" isTold={isOther} />);
  expect(container.textContent).toBe(line);
});
