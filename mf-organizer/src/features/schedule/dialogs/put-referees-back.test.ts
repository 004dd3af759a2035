import { readSchedule, setReferees } from '../../../firebase.testkit';
import { putRefereesBack } from './put-referees-back';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const stored = (referees: Readonly<Record<string, string>>) =>
  readSchedule.mockResolvedValueOnce(new Map(Object.entries(referees).map(([id, referee]) => [id, { referee }])));
beforeEach(() => setReferees.mockClear());

it('restores all referees', async () => {
  stored({ m1: 'Lynx', m2: 'Otters', m3: 'Bears' });
  await putRefereesBack('t1', { m1: 'Lynx', m2: 'Otters' }, { m1: '', m2: 'Bears' });
  expect(setReferees).toHaveBeenCalledWith('t1', { m1: '', m2: 'Bears' });
});

const others: readonly Readonly<Record<string, string>>[] = [{ m1: 'Lynx', m2: 'Wolves' }, { m1: 'Lynx' }];
it.each(others)('changes nothing if one of them was changed in the meantime: %j', async (now) => {
  stored(now);
  await expect(putRefereesBack('t1', { m1: 'Lynx', m2: 'Otters' }, { m1: '', m2: '' })).rejects.toMatchObject({ code: 'conflict' });
  expect(setReferees).not.toHaveBeenCalled();
});
