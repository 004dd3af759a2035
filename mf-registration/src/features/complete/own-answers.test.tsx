import type { Question, TeamAnswers } from '@courtside/domain/registration';
import { CommandFailure, saveAnswers, watchTeamAnswers } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brings, tournament } from '../../registration.testkit';
import { OwnAnswers } from './own-answers';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const shirt: Question = { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true };
const answers: TeamAnswers = {
  teamId: 'a',
  answers: [
    { questionId: 'shirt', asked: 'T-shirt size?', kind: 'choice', given: 'M' },
    { questionId: 'gone', asked: 'Do you camp?', kind: 'yesNo', given: 'yes' },
  ],
};

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration', 'tournament'] }));
beforeEach(() => {
  keepTyped('answers.t1.a.me', null, 'tab');
  jest.mocked(saveAnswers).mockReset().mockResolvedValue(undefined);
  jest.mocked(watchTeamAnswers).mockImplementation(brings<TeamAnswers | null>(answers));
});
const answersAt = (changes: Readonly<Record<string, unknown>>, questions: readonly Question[], uid = 'me') => (
  <OwnAnswers tournament={tournament(changes)} teamId="a" uid={uid} questions={questions} />
);
const show = (changes: Readonly<Record<string, unknown>> = {}, questions: readonly Question[] = [shirt]) =>
  render(answersAt(changes, questions));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what was asked and answered, in words', () => {
  show();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['M', 'Yes']);
  expect(screen.getByText('Do you camp?')).toBeInTheDocument();
});

it('lets the captain answer otherwise while registration is open, and gives the focus back', async () => {
  show();
  await press('Change the answers');
  expect(screen.getByLabelText('T-shirt size?')).toHaveValue('M');
  await userEvent.selectOptions(screen.getByLabelText('T-shirt size?'), 'S');
  await press('Save the answers');
  expect(saveAnswers).toHaveBeenCalledWith('t1', 'a', { questions: [shirt], given: { shirt: 'S' } });
  expect(await screen.findByRole('button', { name: 'Change the answers' })).toHaveFocus();
});

it('says what was refused, and keeps what was chosen', async () => {
  jest.mocked(saveAnswers).mockRejectedValue(new CommandFailure('permission-denied', 'x'));
  show();
  await press('Change the answers');
  await userEvent.selectOptions(screen.getByLabelText('T-shirt size?'), 'S');
  await press('Save the answers');
  expect(await screen.findByRole('alert')).toHaveTextContent(/The questions were changed in the meantime/);
  expect(screen.getByLabelText('T-shirt size?')).toHaveValue('S');
});

it.each([
  ['registration closes', { isRegistrationOpen: false }, [shirt]],
  ['all questions are taken away', {}, []],
])('keeps an open form when %s, and saving says why it is refused', async (_, changes, left) => {
  jest.mocked(saveAnswers).mockRejectedValue(new CommandFailure('permission-denied', 'x'));
  const { rerender } = show();
  await press('Change the answers');
  await userEvent.selectOptions(screen.getByLabelText('T-shirt size?'), 'S');
  rerender(answersAt(changes, left));
  expect(screen.getByLabelText('T-shirt size?')).toHaveValue('S');
  await press('Save the answers');
  expect(await screen.findByRole('alert')).toHaveTextContent(/The questions were changed in the meantime, or registration is closed/);
  await press('Cancel');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('what was chosen and not saved', () => {
  const camp: Question = { id: 'camp', kind: 'yesNo', text: 'Do you camp?', choices: [], isRequired: false };
  const boxes = () => [screen.getByLabelText('T-shirt size?'), screen.getByLabelText(/^Do you camp\?/)] as HTMLSelectElement[];
  const given = () => boxes().map(({ value }) => value);
  const open = async (uid = 'me') => {
    const { unmount } = render(answersAt({}, [shirt, camp], uid));
    await press('Change the answers');
    return unmount;
  };
  const leave = async () => {
    const unmount = await open();
    await userEvent.selectOptions(boxes()[0] as HTMLElement, 'S');
    await userEvent.selectOptions(boxes()[1] as HTMLElement, 'no');
    unmount();
  };

  it.each(['Save the answers', 'Cancel'])('is in the form when it is opened again, and gone after “%s”', async (button) => {
    await leave();
    const unmount = await open();
    expect(given()).toEqual(['S', 'no']);
    await press(button);
    await screen.findByRole('button', { name: 'Change the answers' });
    unmount();
    await open();
    expect(given()).toEqual(['M', '']);
  });

  it('does not go over an answer that was stored meanwhile, and is nobody else’s', async () => {
    await leave();
    const unmount = await open('you');
    expect(given()).toEqual(['M', '']);
    unmount();
    const camps = { questionId: 'camp', asked: 'Do you camp?', kind: 'yesNo', given: 'yes' } as const;
    jest.mocked(watchTeamAnswers).mockImplementation(brings<TeamAnswers | null>({ ...answers, answers: [...answers.answers, camps] }));
    await open();
    expect(given()).toEqual(['S', 'yes']);
  });
});

it('can’t be cancelled while it is sent: a failure afterwards would reach nobody', async () => {
  jest.mocked(saveAnswers).mockReturnValue(new Promise(() => undefined));
  show();
  await press('Change the answers');
  await press('Save the answers');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

it('asks who registered before there were questions', () => {
  jest.mocked(watchTeamAnswers).mockImplementation(brings<TeamAnswers | null>(null));
  show();
  expect(screen.getByRole('button', { name: 'Answer' })).toBeInTheDocument();
});

it('changes nothing once registration is closed, and shows nothing where nothing is asked', () => {
  const { unmount } = show({ isRegistrationOpen: false });
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  jest.mocked(watchTeamAnswers).mockImplementation(brings<TeamAnswers | null>(null));
  expect(show({}, []).container).toBeEmptyDOMElement();
});
