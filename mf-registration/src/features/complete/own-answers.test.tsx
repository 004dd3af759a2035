import type { Question, TeamAnswers } from '@courtside/domain/registration';
import { CommandFailure, saveAnswers, watchTeamAnswers } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
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
  jest.mocked(saveAnswers).mockReset().mockResolvedValue(undefined);
  jest.mocked(watchTeamAnswers).mockImplementation(brings<TeamAnswers | null>(answers));
});
const show = (changes: Readonly<Record<string, unknown>> = {}, questions: readonly Question[] = [shirt]) =>
  render(<OwnAnswers tournament={tournament(changes)} teamId="a" questions={questions} />);
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
