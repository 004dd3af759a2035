import { attributesFromQuery } from './frame-query';
import { postHeight, postPlan } from './frame-messages';
import { reportPlan } from '../board/plan-report';
import { openingState } from '../board/planner-state';

const attributesOf = (query: string) => Object.fromEntries(attributesFromQuery(new URLSearchParams(query)));

describe('the iframe page', () => {
  it('takes the element’s attributes from its address, and nothing else', () => {
    expect(attributesOf('teams=16&game-length=12&lang=fr&theme=dark&onload=alert(1)&class=x')).toEqual({
      'teams': '16',
      'game-length': '12',
      'lang': 'fr',
      'theme': 'dark',
    });
  });

  it('understands the address of a plan that was shared from our own page', () => {
    expect(attributesOf('?teams=16&groups=2&length=15&interval=&courts=2&swiss=5&bracket=double')).toEqual({
      'teams': '16',
      'groups': '2',
      'game-length': '15',
      'interval': '',
      'courts': '2',
      'swiss-rounds': '5',
      'bracket': 'double',
    });
  });

  it('tells the page around it how high it is, and each change', () => {
    const heard = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    postHeight(812.2);
    postPlan(reportPlan(openingState));
    expect(heard.mock.calls).toEqual([
      [{ source: 'courtside-planner', type: 'height', height: 813 }, '*'],
      [
        {
          source: 'courtside-planner',
          type: 'change',
          plan: expect.objectContaining({ teams: 12, result: expect.objectContaining({ games: 30 }) }),
        },
        '*',
      ],
    ]);
    heard.mockRestore();
  });
});
