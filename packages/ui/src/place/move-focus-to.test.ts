import { moveFocusTo } from './move-focus-to';

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section><p id="news" tabindex="-1">You have a place</p><button id="pressed">Let in</button></section>
      <section id="other"><button id="next">History</button></section>
    </main>`;
});

test('who waited for it, or has the focus nowhere, goes on to what came of it', () => {
  for (const from of [document.body, element('main'), element('pressed')]) {
    element('next').focus();
    element('next').blur();
    from.focus();
    moveFocusTo(element('news'));
    expect(document.activeElement?.id).toBe('news');
  }
});

test('who went on meanwhile stays there', () => {
  element('next').focus();
  moveFocusTo(element('news'));
  expect(document.activeElement?.id).toBe('next');
});

test('what was pressed may lie elsewhere', () => {
  element('next').focus();
  moveFocusTo(element('news'), element('other'));
  expect(document.activeElement?.id).toBe('news');
});
