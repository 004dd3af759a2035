import { checkEmailProof, provenEmail, sendEmailProof } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tournament } from '../registration.testkit';
import { ProofGate } from './proof-gate';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../firebase.testkit').firebaseMock());

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'registration'] }));
beforeEach(() => {
  jest.mocked(provenEmail).mockReset().mockResolvedValue(null);
  jest.mocked(checkEmailProof).mockReset().mockResolvedValue(null);
  jest.mocked(sendEmailProof).mockReset().mockResolvedValue(undefined);
});
const show = (needsProvenEmail = true) =>
  render(
    <ProofGate tournament={tournament({ needsProvenEmail })} account="zoe@b.test">
      <p>the form</p>
    </ProofGate>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is not there where nobody asks for it, nor for who has confirmed', async () => {
  const { unmount } = show(false);
  expect(screen.getByText('the form')).toBeInTheDocument();
  expect(provenEmail).not.toHaveBeenCalled();
  unmount();
  jest.mocked(provenEmail).mockResolvedValue('zoe@b.test');
  show();
  expect(await screen.findByText('the form')).toBeInTheDocument();
});

it('comes first, sends the link, and lets on once it was opened', async () => {
  show();
  expect(await screen.findByText('Confirm your address first')).toBeInTheDocument();
  expect(screen.queryByText('the form')).not.toBeInTheDocument();
  await press('Send me the link');
  expect(sendEmailProof).toHaveBeenCalledWith('en', 'http://localhost/t1/register');
  expect(await screen.findByText(/We sent a link to zoe@b\.test/)).toBeInTheDocument();
  await press('I have opened it');
  expect(await screen.findByText(/has not been opened yet/)).toBeInTheDocument();
  jest.mocked(checkEmailProof).mockResolvedValue('zoe@b.test');
  await press('I have opened it');
  expect(await screen.findByText('the form')).toBeInTheDocument();
});

it('notices by itself that the link was opened in another tab', async () => {
  show();
  await press('Send me the link');
  await screen.findByText(/We sent a link/);
  jest.mocked(checkEmailProof).mockResolvedValue('zoe@b.test');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('the form')).toBeInTheDocument();
});

it('says when the link could not be sent, and can be tried again', async () => {
  jest.mocked(sendEmailProof).mockRejectedValueOnce(new Error('offline'));
  show();
  await press('Send me the link');
  expect(await screen.findByText('That did not work. Try again.')).toBeInTheDocument();
  await press('Send me the link');
  expect(await screen.findByText(/We sent a link/)).toBeInTheDocument();
});
