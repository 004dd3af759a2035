import type { Fee } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { FeeDialog } from './fee-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerForm'] }));
beforeEach(() => {
  client.setFee.mockReset().mockResolvedValue(undefined);
  keepTyped('t1.fee.u1', null, 'tab');
});
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

describe('what was typed', () => {
  const fee = { cents: 6000, currency: 'EUR', text: 'By transfer.', link: '' } as const;
  const how = () => screen.getByLabelText('How to pay');
  const show = (stored: Fee = fee) => render(<FeeDialog tournamentId="t1" fee={stored} onClose={() => undefined} />).unmount;
  const leave = async (button: string) => {
    const unmount = show();
    await userEvent.clear(how());
    await userEvent.type(how(), 'In cash.');
    await userEvent.click(screen.getByRole('button', { name: button }));
    unmount();
  };

  it.each([
    ['Close', 'In cash.'],
    ['Cancel', 'By transfer.'],
    ['Save the fee', 'By transfer.'],
  ])('before “%s” is in the box the next time or not', async (button, left) => {
    await leave(button);
    show();
    expect(how()).toHaveValue(left);
  });

  it('does not go over another fee that was stored meanwhile', async () => {
    await leave('Close');
    show({ ...fee, text: 'At the desk.' });
    expect(how()).toHaveValue('At the desk.');
  });
});

it('a link whose scheme was typed in capitals is stored as the rules know it', async () => {
  const fee = { cents: 6000, currency: 'EUR', text: '', link: '' } as const;
  render(<FeeDialog tournamentId="t1" fee={fee} onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Link to a page where it can be paid'), 'Https://pay.example');
  await save();
  expect(client.setFee).toHaveBeenCalledWith('t1', { ...fee, link: 'https://pay.example' }, fee);
});

it('an amount and a link above what can be stored are told apart from none', async () => {
  const fee = { cents: 6000, currency: 'EUR', text: '', link: '' } as const;
  render(<FeeDialog tournamentId="t1" fee={fee} onClose={() => undefined} />);
  const [amount, link] = [screen.getByLabelText('Amount per team'), screen.getByLabelText('Link to a page where it can be paid')];
  fireEvent.change(amount, { target: { value: '1000000' } });
  fireEvent.change(link, { target: { value: 'https://pay.example/'.padEnd(301, 'x') } });
  await save();
  expect(amount).toHaveAccessibleDescription(/at most €999,999.99/);
  expect(amount).not.toHaveAccessibleDescription(/above zero/);
  expect(link).toHaveAccessibleDescription(/at most 300 characters/);
  expect(link).not.toHaveAccessibleDescription(/full address/);
  expect(client.setFee).not.toHaveBeenCalled();
});
