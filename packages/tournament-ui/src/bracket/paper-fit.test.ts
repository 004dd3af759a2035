import { bracketTemplate } from '@courtside/domain';
import { layOutBracket } from './bracket-layout';
import { getY } from './drawing-size';
import { fitOverview, fitPaper } from './paper-fit';

const fitOf = (type: 'single' | 'double', teams: number) => fitPaper(layOutBracket(bracketTemplate(type, teams)));

describe('fitPaper', () => {
  it('draws what can be read, upright where that is as good', () => {
    expect(fitOf('single', 8)).toMatchObject({ orientation: 'portrait', size: { gameWidth: 220 } });
    expect(fitOf('single', 32)).toMatchObject({ orientation: 'portrait', size: { gameWidth: 150 } });
    expect(fitOf('double', 16)).toMatchObject({ orientation: 'landscape', size: { gameWidth: 150 } });
  });

  it('makes places taller, for long names, as far as the sheet has room below', () => {
    expect(fitOf('single', 8)?.size.placeHeight).toBe(32);
    expect(fitOf('double', 8)).toMatchObject({ size: { gameWidth: 190, placeHeight: 28 }, orientation: 'landscape' });
    expect(fitOf('single', 32)?.size.placeHeight).toBe(21);
  });

  it('gives up on what would be too small', () => {
    expect(fitOf('double', 64)).toBeNull();
    expect(fitPaper({ columns: 1, rows: 1000 })).toBeNull();
  });

  it('has every bracket on one sheet all the same, with names as large as that allows', () => {
    for (const [type, teams] of [
      ['double', 32],
      ['double', 64],
      ['doubleHayes', 64],
      ['single', 64],
    ] as const) {
      const layout = layOutBracket(bracketTemplate(type, teams));
      const { size, scale, orientation } = fitOverview(layout);
      const [width, height] = orientation === 'portrait' ? [685, 850] : [940, 585];
      expect(layout.columns * size.columnWidth * scale).toBeLessThanOrEqual(width + 0.01);
      expect(getY(size, layout.rows) * scale).toBeLessThanOrEqual(height + 0.01);
    }
    expect(fitOverview(layOutBracket(bracketTemplate('double', 32))).scale).toBeGreaterThan(0.4);
  });
});
