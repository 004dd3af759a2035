import { arrayUnion, doc, updateDoc } from 'firebase/firestore/lite';
import { enter } from './entries.testkit';
import { expectAllowed, expectDenied, stageForTests, type Stage } from './people.testkit';
import { captain, open, organizer, profile, tournament } from './sample.testkit';

/*
 * If organizers require it, a user with an unverified address cannot enter a team or a player. Taking over a team is in
 * handover.rules.test.
 */
const stage = stageForTests();

let event = '';
let count = 0;
const putEvent = (changes: object = {}) =>
  stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, needsProvenEmail: true, ...changes }) });
beforeEach(async () => {
  event = `proven${++count}`;
  await putEvent();
  await stage.put({ [`teams/${event}`]: {} });
});
const register = (isProven: boolean) => enter(stage, { event, uid: captain, teamId: 'AAAAAAAAAAA', isProven });

it('a team is registered by a proved address alone, as long as that is asked for', async () => {
  await expectDenied(register(false));
  await expectAllowed(register(true));
});

it('where it is not asked for, anybody with an account registers', async () => {
  await putEvent({ needsProvenEmail: false });
  await expectAllowed(register(false));
});

it('a player joins a mixer by a proved address alone', async () => {
  await putEvent({ tournamentType: 'MIXER', playerIds: [] });
  await stage.put({ [`profiles/${captain}`]: profile() });
  const join = ({ db }: { readonly db: ReturnType<Stage['as']>['db'] }) =>
    updateDoc(doc(db, 'tournaments', event), { playerIds: arrayUnion(captain) });
  await expectDenied(join(stage.as(captain)));
  await expectAllowed(join(stage.verified(captain)));
});

it('is asked for by organisers, as yes or no', async () => {
  const ask = (uid: string, needsProvenEmail: unknown) => updateDoc(doc(stage.as(uid).db, 'tournaments', event), { needsProvenEmail });
  await expectDenied(ask(captain, false));
  await expectDenied(ask(organizer, 'yes'));
  await expectAllowed(ask(organizer, false));
});
