import { documentInPage, takeDocument } from './documents-in-page';

const write = (name: string, text: string) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = `courtside-${name}`;
  script.textContent = text;
  document.head.append(script);
};

it('gives a document out once: who asks again asks the server', () => {
  write('config', '{"chatUrl":null}');
  expect(documentInPage('config')).toEqual({ chatUrl: null });
  expect(takeDocument('config')).toEqual({ chatUrl: null });
  expect(takeDocument('config')).toBeUndefined();
});

it('has nothing where nothing was written, or no JSON', () => {
  expect(takeDocument('registry')).toBeUndefined();
  write('registry', '<!doctype html>');
  expect(takeDocument('registry')).toBeUndefined();
});
