import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { toEmail, expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, profile, rival } from './sample.testkit';

const stage = stageForTests();

const mine = (uid = captain, of = captain) => doc(stage.as(uid).db, 'profiles', of);

describe('profiles', () => {
  it('are written by their owner only', async () => {
    await expectAllowed(setDoc(mine(), profile()));
    await expectAllowed(updateDoc(mine(), { skill: 8 }));
    await expectDenied(setDoc(mine(rival), profile()));
    await expectDenied(updateDoc(mine(rival), { skill: 1 }));
    await expectDenied(setDoc(doc(stage.stranger.db, 'profiles', captain), profile()));
    await expectDenied(deleteDoc(mine(rival)));
    await expectAllowed(deleteDoc(mine()));
  });

  it.each([
    ['skill 0', { skill: 0 }],
    ['skill 11', { skill: 11 }],
    ['skill 7.5', { skill: 7.5 }],
    ['a skill that is a text', { skill: '7' }],
    ['capitals in the name', { name: 'Zoé' }],
    ['spaces around the name', { name: ' zoé' }],
    ['an empty name', { name: '' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['another name to be found by', { name: 'ada', searchName: 'zoe' }],
    ['capitals in the name to be found by', { searchName: 'Zoe' }],
    ['no pronouns', { pronouns: '' }],
    ['no club', { club: ' ' }],
    ['no region', { region: '' }],
    ['an e-mail address', { email: 'a@b.test' }],
    ['a field of their own', { isAdmin: true }],
    ['neither yes nor no to a page', { isPageHidden: 'no' }],
  ])('are denied with %s', async (_what, changes) => {
    await expectDenied(setDoc(mine(), profile(changes)));
  });

  it('are allowed at the edges', async () => {
    await expectAllowed(setDoc(mine(), profile({ skill: 1, name: 'x'.repeat(80) })));
    await expectAllowed(setDoc(mine(), profile({ skill: 10, name: "élodie d'œuf", searchName: 'elodie doeuf' })));
    await expectAllowed(setDoc(mine(), profile({ name: 'ada', searchName: 'ada' })));
  });

  it('are read one by one and by a list of ids, never as a whole', async () => {
    const { db } = stage.stranger;
    await expectAllowed(getDoc(doc(db, 'profiles', captain)));
    await expectAllowed(getDocs(query(collection(db, 'profiles'), where(documentId(), 'in', [captain, rival]), limit(30))));
    await expectDenied(getDocs(collection(db, 'profiles')));
    await expectDenied(getDocs(query(collection(db, 'profiles'), where(documentId(), 'in', [captain, rival]))));
  });

  it.each([
    ['a stranger', () => stage.stranger],
    ['an anonymous account', () => stage.anonymous],
  ])('are not gone through by %s, page by page or by name', async (_who, person) => {
    const all = collection(person().db, 'profiles');
    await expectDenied(getDocs(query(all, limit(5))));
    await expectDenied(getDocs(query(all, orderBy('name'), limit(5))));
    await expectDenied(getDocs(query(all, orderBy('name'), startAfter('zo'), limit(5))));
    await expectDenied(getDocs(query(all, where(documentId(), '>=', 'a'), limit(30))));
    await expectDenied(getDocs(query(all, where('name', '>=', 'zo'), where('name', '<=', 'zo\uf8ff'), orderBy('name'), limit(5))));
  });

  it('are found by a prefix of the name by members, five at a time', async () => {
    const byName = (field: string, most: number) =>
      query(
        collection(stage.as(captain).db, 'profiles'),
        where(field, '>=', 'zo'),
        where(field, '<=', 'zo\uf8ff'),
        orderBy(field),
        limit(most),
      );
    await expectAllowed(getDocs(byName('name', 5)));
    await expectAllowed(getDocs(byName('searchName', 5)));
    await expectDenied(getDocs(byName('name', 6)));
    await expectDenied(getDocs(collection(stage.as(captain).db, 'profiles')));
  });
});

describe('a page of one’s own', () => {
  const club = { club: 'Brussels Bike Polo', region: 'Belgium', isPageHidden: false, searchName: 'zoé' };
  const inClub = (...more: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never) =>
    query(collection(stage.stranger.db, 'profiles'), ...more);
  const ofClub = [where('club', '==', club.club), where('region', '==', club.region)] as const;
  const shown = where('isPageHidden', '==', false);

  it('is hidden and shown again by its owner only', async () => {
    await expectAllowed(setDoc(mine(), profile({ isPageHidden: true })));
    await expectDenied(updateDoc(mine(rival), { isPageHidden: false }));
    await expectDenied(updateDoc(doc(stage.stranger.db, 'profiles', captain), { isPageHidden: false }));
    await expectAllowed(updateDoc(mine(), { isPageHidden: false }));
    await expectAllowed(setDoc(mine(), profile({ isPageHidden: true })));
  });

  it('is not brought back by an earlier build, which writes the whole profile without the field', async () => {
    await stage.put({ [`profiles/${captain}`]: profile({ isPageHidden: true }) });
    await expectDenied(setDoc(mine(), profile({ skill: 3 })));
    await expectAllowed(updateDoc(mine(), { skill: 3 }));
    await expectAllowed(setDoc(mine(), profile({ isPageHidden: true, skill: 4 })));
    // Nothing is deleted if nothing was hidden.
    await stage.put({ [`profiles/${captain}`]: profile({ isPageHidden: false }) });
    await expectAllowed(setDoc(mine(), profile({ skill: 3 })));
  });

  it('stands in the list of a club, which everybody may ask for, and nobody hidden does', async () => {
    await stage.put({
      [`profiles/${captain}`]: profile({ ...club, name: 'zoé' }),
      [`profiles/${rival}`]: profile({ ...club, name: 'rival', searchName: 'rival', isPageHidden: true }),
      [`profiles/${organizer}`]: profile({ club: club.club, region: club.region, name: 'earlier', searchName: 'earlier' }),
    });
    const found = await getDocs(inClub(...ofClub, shown, orderBy('searchName'), limit(30)));
    expect(found.docs.map(({ id }) => id)).toEqual([captain]);
    await expectAllowed(getDocs(inClub(...ofClub, shown, orderBy('searchName'), startAfter('zoé'), limit(30))));
  });

  it('is found by no other question of a stranger', async () => {
    await expectDenied(getDocs(inClub(...ofClub, limit(30))));
    await expectDenied(getDocs(inClub(...ofClub, where('isPageHidden', '==', true), limit(30))));
    await expectDenied(getDocs(inClub(...ofClub, where('isPageHidden', 'in', [true, false]), limit(30))));
    await expectDenied(getDocs(inClub(...ofClub, shown)));
    await expectDenied(getDocs(inClub(...ofClub, shown, limit(31))));
    await expectDenied(getDocs(inClub(shown, limit(30))));
    await expectDenied(getDocs(inClub(shown, where('club', '==', club.club), limit(30))));
    await expectDenied(getDocs(inClub(shown, where('club', '>=', ''), where('region', '==', club.region), limit(30))));
  });
});

describe('the private contact', () => {
  const contact = (uid = captain) => doc(stage.as(uid).db, 'profiles', captain, 'private', 'contact');

  it('is for its owner only', async () => {
    await expectAllowed(setDoc(contact(), { email: toEmail(captain) }));
    await expectAllowed(getDoc(contact()));
    await expectDenied(getDoc(contact(rival)));
    await expectDenied(getDoc(contact(organizer)));
    await expectDenied(setDoc(contact(rival), { email: toEmail(rival) }));
    await expectDenied(getDocs(collectionGroup(stage.as(rival).db, 'private')));
    await expectDenied(deleteDoc(contact(rival)));
    await expectAllowed(deleteDoc(contact()));
  });

  it('holds the address of the account and nothing else', async () => {
    await expectDenied(setDoc(contact(), { email: toEmail(rival) }));
    await expectDenied(setDoc(contact(), { email: toEmail(captain), phone: '1' }));
    await expectDenied(setDoc(doc(stage.as(captain).db, 'profiles', captain, 'private', 'other'), { email: toEmail(captain) }));
  });
});

describe('clubs and everything else', () => {
  it('are read by all and written by none', async () => {
    await stage.put({ 'clubs/belgium': { name: 'Belgium', areas: [] } });
    await expectAllowed(getDocs(collection(stage.stranger.db, 'clubs')));
    await expectDenied(setDoc(doc(stage.as(captain).db, 'clubs/mine'), { name: 'Mine', areas: [] }));
    await expectDenied(deleteDoc(doc(stage.as(captain).db, 'clubs/belgium')));
    await expectDenied(setDoc(doc(stage.as(captain).db, 'anything/else'), {}));
    await expectDenied(getDoc(doc(stage.as(captain).db, 'anything/else')));
  });
});
