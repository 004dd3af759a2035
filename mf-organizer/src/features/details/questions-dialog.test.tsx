import type { Question } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { QuestionsDialog } from './questions-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const shirt: Question = { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true };
const diet: Question = { id: 'diet', kind: 'text', text: 'Diet?', choices: [], isRequired: false };

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerForm'] }));
beforeEach(() => {
  client.setQuestions.mockReset().mockResolvedValue(undefined);
  keepTyped('t1.questions.u1', null, 'tab');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (number: number) => within(screen.getByRole('group', { name: `Question ${number}` }));
const save = () => press('Save questions');

it('adds a question of each kind, by keyboard, and saves them in their order', async () => {
  const onClose = jest.fn();
  render(<QuestionsDialog tournamentId="t1" questions={[diet]} onClose={onClose} />);
  await press('Add a question');
  // The new question has the focus, so the user can type at once.
  await userEvent.keyboard('  T-shirt   size? ');
  await userEvent.selectOptions(box(2).getByLabelText('Kind of answer'), 'One of several');
  await userEvent.type(box(2).getByLabelText('Choices'), 'S{Enter}{Enter} M ');
  await userEvent.click(box(2).getByLabelText('Must be answered'));
  await press('Move question 2 up');
  expect(screen.getByRole('button', { name: 'Move question 1 down' })).toHaveFocus();
  await save();
  expect(client.setQuestions).toHaveBeenCalledWith('t1', [{ ...shirt, id: expect.any(String) as string }, diet], [diet]);
  expect(onClose).toHaveBeenCalled();
});

it('says what is wrong beside the field, where the focus goes, and saves nothing', async () => {
  render(<QuestionsDialog tournamentId="t1" questions={[{ ...shirt, choices: ['S', 'S'] }]} onClose={() => undefined} />);
  await press('Add a question');
  await save();
  expect(screen.getByLabelText('Choices')).toHaveAccessibleDescription(/The same choice is there twice\./);
  expect(screen.getByLabelText('Choices')).toHaveFocus();
  expect(box(2).getByLabelText('Question')).toHaveAccessibleDescription(/Write the question\./);
  expect(client.setQuestions).not.toHaveBeenCalled();
});

it('takes ten, and says that there are no more', async () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({ ...diet, id: `q${index}` }));
  render(<QuestionsDialog tournamentId="t1" questions={nine} onClose={() => undefined} />);
  await press('Add a question');
  expect(screen.getByRole('button', { name: 'Add a question' })).toBeDisabled();
  expect(screen.getByText('A form has at most 10 questions.')).toBeInTheDocument();
  await press('Remove question 10');
  expect(box(9).getByLabelText('Question')).toHaveFocus();
});

describe('what was typed', () => {
  const show = (questions: readonly Question[]) =>
    render(<QuestionsDialog tournamentId="t1" questions={questions} onClose={() => undefined} />).unmount;
  const asked = () => screen.getAllByLabelText<HTMLInputElement>('Question').map(({ value }) => value);
  const leave = async (button: string) => {
    const unmount = show([diet]);
    await press('Add a question');
    await userEvent.keyboard('Do you camp? ');
    await press(button);
    unmount();
  };

  it.each([
    ['Close', ['Diet?', 'Do you camp? ']],
    ['Cancel', ['Diet?']],
    ['Save questions', ['Diet?']],
  ])('before “%s” is in the dialog the next time or not', async (button, left) => {
    await leave(button);
    show([diet]);
    expect(asked()).toEqual(left);
  });

  it('does not go over what somebody else stored meanwhile', async () => {
    await leave('Close');
    show([shirt]);
    expect(asked()).toEqual(['T-shirt size?']);
  });
});
