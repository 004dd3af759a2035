import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { FeeDialog } from './fee-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerForm'] }));
beforeEach(() => client.setFee.mockReset().mockResolvedValue(undefined));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the fee' }));

it('says what is wrong beside the field, and saves an amount in hundredths', async () => {
  const onClose = jest.fn();
  render(<FeeDialog tournamentId="t1" fee={null} onClose={onClose} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Taking part costs something' }));
  await userEvent.type(screen.getByLabelText('Link to a page where it can be paid'), 'http://pay.example');
  await save();
  expect(screen.getByLabelText('Amount per team')).toHaveAccessibleDescription(/above zero/);
  expect(screen.getByLabelText('Amount per team')).toHaveFocus();
  expect(screen.getByLabelText('Link to a page where it can be paid')).toHaveAccessibleDescription(/starts with https/);
  expect(client.setFee).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Amount per team'), '62,5');
  await userEvent.clear(screen.getByLabelText('Link to a page where it can be paid'));
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'CHF');
  await userEvent.type(screen.getByLabelText('How to pay'), 'By transfer.');
  await save();
  expect(client.setFee).toHaveBeenCalledWith('t1', { cents: 6250, currency: 'CHF', text: 'By transfer.', link: '' }, null);
  expect(onClose).toHaveBeenCalled();
});

it('takes a fee away', async () => {
  const fee = { cents: 6000, currency: 'EUR', text: '', link: '' } as const;
  render(<FeeDialog tournamentId="t1" fee={fee} onClose={() => undefined} />);
  expect(screen.getByLabelText('Amount per team')).toHaveValue('60');
  await userEvent.click(screen.getByRole('switch', { name: 'Taking part costs something' }));
  await save();
  expect(client.setFee).toHaveBeenCalledWith('t1', null, fee);
});
