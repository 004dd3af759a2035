import { bracketTemplate } from '@courtside/domain';
import { roundsBelow } from './bracket-heads';
import { layOutBracket } from './bracket-layout';
import { screenSize, getY } from './drawing-size';

describe('the names of the rounds at the upper edge', () => {
  const layout = layOutBracket(bracketTemplate('double', 16));
  const size = screenSize(216);
  const at = (edge: number) => roundsBelow(layout, size, edge).map(({ level, roundId }) => `${level} ${roundId}`);

  it('are those of the upper side while its games pass, one a column', () => {
    expect(at(40)).toEqual([
      'upper round1',
      'upper round2',
      'upper round3',
      'upper round4',
      'lower round5',
      'lower round6',
      'upper grandFinal',
    ]);
  });

  it('are those of the lower side as soon as its headings have passed', () => {
    const lower = layout.rounds.find(({ level }) => level === 'lower');
    const edge = getY(size, lower?.headingRow ?? 0);
    expect(
      at(edge)
        .slice(0, 6)
        .every((name) => name.startsWith('lower')),
    ).toBe(true);
    expect(at(edge - size.head - 1)[0]).toBe('upper round1');
  });
});
