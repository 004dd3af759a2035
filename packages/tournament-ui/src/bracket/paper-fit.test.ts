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

  it('gives up on what would be too small', () => {
    expect(fitOf('double', 64)).toBeNull();
    expect(fitPaper({ columns: 1, rows: 1000 })).toBeNull();
  });
});
