import { questionsIn } from './typed-questions';

it('reads what was kept, and nothing that is no list of questions: the page may have been another by then', () => {
  const diet = { id: 'diet', kind: 'text', text: '', choices: [], isRequired: false };
  expect(questionsIn(JSON.stringify([diet]))).toEqual([diet]);
  expect(questionsIn('[]')).toEqual([]);
  for (const wrong of [null, { ...diet, kind: 'colour' }, { ...diet, choices: [1] }])
    expect(questionsIn(JSON.stringify([wrong]))).toBeNull();
  expect([questionsIn('{'), questionsIn('{}')]).toEqual([null, null]);
});
