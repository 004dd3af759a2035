import { draw } from './draw';
import { Fragment, jsx, jsxs } from './jsx-runtime';

const row = (score: number) =>
  jsxs('p', { className: 'row', tabIndex: 0, title: score > 3 ? 'many' : undefined, children: ['Ghosts ', jsx('b', { children: score })] });

describe('drawing', () => {
  it('changes what has changed and leaves the rest, so that focus stays', () => {
    const place = document.createElement('div');
    document.body.append(place);
    draw(place, jsx(Fragment, { children: [null, false, row(4), [jsx('i', {})]] }));
    const [first] = place.children;
    expect(place.innerHTML).toBe('<p class="row" tabindex="0" title="many">Ghosts <b>4</b></p><i></i>');
    (first as HTMLElement).focus();
    draw(place, row(2));
    expect(place.innerHTML).toBe('<p class="row" tabindex="0">Ghosts <b>2</b></p>');
    expect(document.activeElement).toBe(first);
    draw(place, [jsx('h2', { children: 'Other' }), row(2)]);
    expect(place.innerHTML).toBe('<h2>Other</h2><p class="row" tabindex="0">Ghosts <b>2</b></p>');
    place.remove();
  });

  it('shows text as text, whatever it says', () => {
    const place = document.createElement('div');
    draw(place, jsx('p', { children: '<img src=x onerror=alert(1)>' }));
    expect(place.querySelector('img')).toBeNull();
    expect(place.textContent).toBe('<img src=x onerror=alert(1)>');
  });
});
