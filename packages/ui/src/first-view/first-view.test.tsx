/** @jest-environment node */
import styled from 'styled-components';
import { asWritten, drawFirst } from '.';

it('a style attribute, which no policy allows, becomes a rule', () => {
  expect(asWritten('<p style="width:50%">a</p><p style="--x:&quot;b&quot;">style="c"</p><i style="width:50%"></i>', '.sc-a{}')).toEqual({
    html: '<p data-fv="0">a</p><p data-fv="1">style="c"</p><i data-fv="0"></i>',
    css: '.fv-a{}.fv [data-fv="0"][data-fv][data-fv][data-fv]{width:50%}.fv [data-fv="1"][data-fv][data-fv][data-fv]{--x:"b"}',
  });
});

it('nothing can be pressed in vain, and typed into only where that is taken along', () => {
  const form = (
    <form role="search">
      <input name="teams" defaultValue="12" />
      <select name="bracket" />
      <button type="button" />
    </form>
  );
  expect(drawFirst(form).html).toBe(
    '<form inert="" role="search"><input inert="" name="teams" value="12"/><select inert="" name="bracket"></select><button inert="" type="button"></button></form>',
  );
  expect(drawFirst(form, { takesTyping: true }).html).toContain('<input name="teams"');
});

it('pictures in sight come with it, all others have their room', () => {
  const picture = (loading: 'eager' | 'lazy') => (
    <picture>
      <source srcSet={`/${loading}-320 320w`} />
      <img src={`/${loading}`} alt="a > b" loading={loading} />
    </picture>
  );
  const { html } = drawFirst(
    <>
      {picture('lazy')}
      {picture('eager')}
    </>,
  );
  expect(html).not.toContain('/lazy');
  expect(html).toMatch(/^<picture><img src="data:image\/gif;[^"]*" alt="a &gt; b" loading="lazy"\/><\/picture>/);
  expect(html).toContain('<picture><source srcSet="/eager-320 320w"/><img src="/eager" alt="a &gt; b" loading="eager"/></picture>');
});

it('what is drawn has styles that hold for it alone', () => {
  const Title = styled.h1`
    color: red;
  `;
  const { html, css } = drawFirst(<Title>Cup</Title>);
  const [, name = ''] = /<h1 class="\S+ (\w+)">Cup<\/h1>/.exec(html) ?? [];
  expect(css).toContain(`.fv .${name}{color:red;}`);
});

it('what is drawn around it has another name, and none of its styles', () => {
  const Title = styled.h1`
    color: red;
  `;
  const { html, css } = drawFirst(<Title style={{ width: '50%' }}>Cup</Title>, { scope: 'ff' });
  expect(html).toMatch(/<h1 data-ff="0" class="ff-|<h1 class="ff-\S+ \w+" data-ff="0"/);
  expect(css).toContain('.ff [data-ff="0"][data-ff][data-ff][data-ff]{width:50%}');
  expect(css).not.toContain('.fv');
});
