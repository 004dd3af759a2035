import { color, colorProperty, themeCss } from './css-vars';
import { palette } from './palette';

describe('the theme as CSS', () => {
  it('names every colour once', () => {
    expect(color.lineStrong).toBe('var(--cs-line-strong)');
    expect(color.ink2).toBe('var(--cs-ink-2)');
    expect(new Set(Object.values(color)).size).toBe(Object.keys(palette.light).length);
    expect(Object.keys(palette.dark).sort()).toEqual(Object.keys(palette.light).sort());
  });

  it('lets the choice win over the system, both ways', () => {
    const css = themeCss();
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme="light"])');
    expect(css).toContain(':root[data-theme="dark"]');
    expect(css).toContain(`${colorProperty('canvas')}:${palette.dark.canvas};`);
  });

  it('fits into a shadow root', () => {
    const css = themeCss(':host');
    expect(css).toContain(':host([data-theme="dark"])');
    expect(css).not.toContain(':root');
  });
});
