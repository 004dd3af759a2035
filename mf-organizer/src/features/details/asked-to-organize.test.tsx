import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptOrganizing, CommandFailure, sampleTournament } from '../../firebase.testkit';
import { AskedToOrganize, StaysOn } from './asked-to-organize';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
beforeEach(() => {
  acceptOrganizing.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const both = { ...sampleTournament, organizerUids: ['u0', 'u1'] as never };
const asked = { ...both, acceptedOrganizerUids: ['u0'] as never };

describe('AskedToOrganize', () => {
  it('lets somebody who was named say yes', async () => {
    render(<AskedToOrganize tournament={asked} uid="u1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(acceptOrganizing).toHaveBeenCalledWith(sampleTournament.id);
  });

  it('asks before somebody says no', async () => {
    render(<AskedToOrganize tournament={asked} uid="u1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Stop organizing this tournament?');
  });

  it('says when the answer was not saved', async () => {
    acceptOrganizing.mockRejectedValue(new CommandFailure('unknown', 'why'));
    render(<AskedToOrganize tournament={asked} uid="u1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your answer was not saved. why');
  });

  it('asks nobody who accepted, nobody else, and nobody in tournaments of earlier years', () => {
    const { container } = render(
      <>
        <AskedToOrganize tournament={asked} uid="u0" />
        <AskedToOrganize tournament={asked} uid="u2" />
        <AskedToOrganize tournament={asked} uid={null} />
        <AskedToOrganize tournament={both} uid="u1" />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

it('in a tournament of earlier years, whoever organises beside the first may say yes', async () => {
  render(<StaysOn tournament={both} uid="u1" />);
  await userEvent.click(screen.getByRole('button'));
  expect(acceptOrganizing).toHaveBeenCalledWith(sampleTournament.id);
});
