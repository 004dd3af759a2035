import { bracketTemplate } from '@courtside/domain';
import { layOutBracket } from './bracket-layout';
import { fitPaper } from './paper-fit';

const fitOf = (type: 'single' | 'double', teams: number) => fitPaper(layOutBracket(bracketTemplate(type, teams)));

describe('fitPaper', () => {
  it('draws what can be read, upright where that is as good', () => {
    expect(fitOf('single', 8)).toMatchObject({ orientation: 'portrait', size: { gameWidth: 220 } });
    expect(fitOf('single', 32)).toMatchObject({ orientation: 'portrait', size: { gameWidth: 150 } });
    expect(fitOf('double', 16)).toMatchObject({ orientation: 'landscape', size: { gameWidth: 150 } });
  });

  it('makes places taller, for long names, as far as the sheet has room below', () => {
    expect(fitOf('single', 8)?.size.placeHeight).toBe(32);
    expect(fitOf('double', 12)).toMatchObject({ size: { gameWidth: 150, placeHeight: 24 }, orientation: 'landscape' });
    expect(fitOf('single', 32)?.size.placeHeight).toBe(21);
  });

  it('gives up on what would be too small', () => {
    expect(fitOf('double', 64)).toBeNull();
    expect(fitPaper({ columns: 1, rows: 1000 })).toBeNull();
  });
});
