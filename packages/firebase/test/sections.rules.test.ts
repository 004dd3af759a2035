import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { allFlags, parseTournament, sections } from '@courtside/domain';
import { withSectionFlags } from '../rules/section-flags';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, team, tournament } from './sample.testkit';

const stage = stageForTests();

const documents = {
  'teams/t': { AAAAAAAAAAA: team() },
  'schedules/t': { m1: { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, referee: '' } },
  'brackets/t': { g1: { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, bracketLevel: 'upper', roundId: 'round1' } },
};
const at = (uid: string | null, path: string) => doc(stage.dbOf(uid), path);
/** The table of sections says which of them need a document. */
const flagsOf = (needs: (row: { readonly id: string; readonly namesTeams?: true }) => boolean | undefined) =>
  sections.filter((row) => needs(row)).map(({ flag }) => flag);
const sectionFlags = sections.flatMap(({ id, flag }) => (id === 'details' ? [] : [flag]));
const show = (flags: Record<string, boolean>) => stage.put({ 'tournaments/t': tournament({ isTournamentPublic: true, ...flags }) });

describe('reading the sections of a public tournament', () => {
  beforeAll(() => stage.put(documents));

  it.each([
    ['teams/t', flagsOf(({ namesTeams }) => namesTeams)],
    ['schedules/t', flagsOf(({ id }) => id === 'schedule')],
    ['brackets/t', flagsOf(({ id }) => id === 'bracket')],
  ])('%s follows its flags', async (path, flags) => {
    await show({});
    await expectDenied(getDoc(at(null, path)));
    await expectDenied(getDoc(at(captain, path)));
    await expectAllowed(getDoc(at(organizer, path)));
    for (const flag of [...sectionFlags, 'isGameTimesVisible']) {
      await show({ [flag]: true });
      await ((flags as readonly string[]).includes(flag) ? expectAllowed : expectDenied)(getDoc(at(null, path)));
    }
  });

  it('shows nothing of a private tournament, whatever its flags', async () => {
    await stage.put({ 'tournaments/t': tournament({ isTeamsPublic: true, isSchedulePublic: true, isBracketPublic: true }) });
    for (const path of Object.keys(documents)) {
      await expectDenied(getDoc(at(captain, path)));
      await expectAllowed(getDoc(at(organizer, path)));
    }
  });
});

const read = parseTournament('t', tournament());
const otherFields = Object.keys(read.ok ? read.value : {}).filter((field) => !['id', 'isTeamsPublic'].includes(field));

describe('the flags of the sections', () => {
  const rules = readFileSync(path.join(__dirname, '..', 'firestore.rules'), 'utf8');

  it('stand in the rules as in the table of the domain; `npm run rules` writes them', () => {
    expect(withSectionFlags(rules)).toBe(rules);
  });

  it('are written into each list of them, and a list that is gone is missed', () => {
    const without = rules.replaceAll(/,isScorersPublic| \|\| data\.get\('isGroupsPublic', false\)/g, '');
    expect(rules.match(/isScorersPublic/g)).toHaveLength(1);
    expect(without).not.toContain('isScorersPublic');
    expect(withSectionFlags(without)).toBe(rules);
    expect(() => withSectionFlags(rules.replace('function showsTeams', '').replaceAll(' || data.get(', ' + data.get('))).toThrow(
      'no list such as',
    );
  });

  it.each(Object.keys(allFlags(null)))('%s is set by an organiser, to yes or no and nothing else', async (flag) => {
    await stage.put({ 'tournaments/t': tournament() });
    await expectDenied(updateDoc(at(captain, 'tournaments/t'), { [flag]: true }));
    for (const wrong of ['yes', 1, null]) await expectDenied(updateDoc(at(organizer, 'tournaments/t'), { [flag]: wrong }));
    for (const value of flag === 'isTournamentPublic' ? [true] : [true, false])
      await expectAllowed(updateDoc(at(organizer, 'tournaments/t'), { [flag]: value }));
  });

  // All flags are checked together: another field cannot compensate for one that is neither true nor false.
  it.each(otherFields)('none is a text beside %s, whatever that holds', async (field) => {
    await stage.put({ 'tournaments/t': tournament() });
    for (const value of [true, false])
      await expectDenied(updateDoc(at(organizer, 'tournaments/t'), { isTeamsPublic: 'yes', [field]: value }));
  });

  it('whether it is public is always said', async () => {
    await stage.put({ 'tournaments/t': tournament() });
    await expectDenied(updateDoc(at(organizer, 'tournaments/t'), { isTournamentPublic: deleteField() }));
    await expectAllowed(updateDoc(at(organizer, 'tournaments/t'), { isScorersPublic: deleteField() }));
  });

  it('a tournament is created with all of them', async () => {
    const { db } = stage.as(captain);
    const batch = writeBatch(db);
    batch.set(doc(db, 'tournaments/flags'), { ...tournament({ organizerUids: [captain] }), ...allFlags(true), isTournamentPublic: false });
    batch.set(doc(db, 'teams/flags'), {});
    await expectAllowed(batch.commit());
  });
});

describe('writing the sections', () => {
  beforeEach(async () => {
    await show({ isTeamsPublic: true, isSchedulePublic: true, isBracketPublic: true });
    await stage.put(documents);
  });

  it.each([
    ['teams/t', { 'AAAAAAAAAAA.name': 'New' }],
    ['teams/t', { 'AAAAAAAAAAA.groupId': '1' }],
    ['schedules/t', { 'm1.team1Score': 3 }],
    ['schedules/t', { 'm1.referee': 'Zoé' }],
    ['brackets/t', { 'g1.team1Score': 3, 'g1.winner': 'a' }],
  ])('%s %j: by an organiser, and by nobody else', async (path, changes) => {
    await expectDenied(updateDoc(at(null, path), changes as never));
    await expectDenied(updateDoc(at(captain, path), changes as never));
    await expectAllowed(updateDoc(at(organizer, path), changes as never));
  });

  it.each([
    ['teams/t', { 'gone.name': 'New' }],
    ['teams/t', { 'gone.profileIds': ['', ''] }],
    ['teams/t', { 'gone.name': 'New', 'gone.profileIds': ['', ''] }],
    ['teams/t', { 'gone.groupId': '1' }],
    ['schedules/t', { 'gone.team1Score': 3 }],
    ['schedules/t', { 'gone.referee': 'Zoé' }],
    ['schedules/t', { 'm1.team1Score': 1, 'gone.hyperlink': 'https://courtside.test' }],
    ['brackets/t', { 'gone.team1Score': 3, 'gone.winner': 'a' }],
  ])('%s %j: nobody brings back a part of what was deleted', async (path, changes) => {
    await expectDenied(updateDoc(at(organizer, path), changes as never));
  });

  it.each(Object.keys(documents))('%s is created and deleted by an organiser only', async (path) => {
    await expectDenied(deleteDoc(at(captain, path)));
    await expectAllowed(deleteDoc(at(organizer, path)));
    await expectDenied(setDoc(at(captain, path), {}));
    await expectAllowed(setDoc(at(organizer, path), {}));
  });

  it('creates them together with their tournament', async () => {
    const { db } = stage.as(captain);
    const batch = writeBatch(db);
    batch.set(doc(db, 'tournaments/new'), tournament({ organizerUids: [captain] }));
    batch.set(doc(db, 'teams/new'), {});
    await expectAllowed(batch.commit());
    await expectDenied(setDoc(at(captain, 'teams/without'), {}));
  });

  it('deletes all of a tournament at once', async () => {
    const { db } = stage.as(organizer);
    const batch = writeBatch(db);
    for (const path of [...Object.keys(documents), 'tournaments/t']) batch.delete(doc(db, path));
    batch.set(doc(db, 'deletedTournaments/t'), { deletedAt: serverTimestamp() });
    await expectAllowed(batch.commit());
  });
});
