import { entryText, storedStage } from '@courtside/domain/stages';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, person, second, tournament } from './sample.testkit';

/* Organizers prepare a schedule or brackets before visitors are shown them: one flag shows all groups, another one all brackets. */

const stage = stageForTests();
const { dbOf } = stage;
const [groups, bracket] = ['groupsB12345', 'bracketB123'];
const plans = {
  [groups]: {
    ...{ name: 'Main round', kind: 'groups', order: 1, entry: 'groups 1-4 each', groupCount: 2 },
    ...{ feed: 'snake', carries: 'none', firstDay: 1 },
  },
  [bracket]: storedStage({ name: 'B bracket', order: 2, entry: { kind: 'rest', of: 'groups' } }),
};

/** The documents that each of the flags shows. */
const shownBy = {
  isSchedulePublic: ['schedules/t', `schedules/t/stages/${groups}`, `tournaments/t/stages/${groups}`],
  isBracketPublic: ['brackets/t', `brackets/t/stages/${bracket}`, `tournaments/t/stages/${bracket}`],
} as const;
const kinds = { isSchedulePublic: 'groups', isBracketPublic: 'bracket' } as const;
type Flag = keyof typeof shownBy;
const flags = Object.keys(shownBy) as Flag[];
const other = (flag: Flag): Flag => (flag === 'isSchedulePublic' ? 'isBracketPublic' : 'isSchedulePublic');

const visitors: readonly (readonly [string, string | null])[] = [
  ['a stranger', null],
  ['a player', person('player')],
  ['a captain', captain],
];
const listPlans = (uid: string | null) => collection(dbOf(uid), 'tournaments/t/stages');
const listKind = (uid: string | null, flag: Flag) => getDocs(query(listPlans(uid), where('kind', '==', kinds[flag])));

const put = (changes: object) =>
  stage.put({
    'tournaments/t': tournament({
      ...{ organizerUids: [organizer, second], isTournamentPublic: true, isTeamsPublic: true, isGroupsPublic: true },
      ...{ hasStages: true, hasFurtherGroups: true, drawnGroupStages: [groups] },
      ...changes,
    }),
    ...Object.fromEntries(Object.entries(plans).map(([id, plan]) => [`tournaments/t/stages/${id}`, plan])),
    ...Object.fromEntries(flags.flatMap((flag) => shownBy[flag].slice(0, 2).map((path) => [path, {}]))),
  });

async function expectShown(uid: string | null, flag: Flag): Promise<void> {
  for (const path of shownBy[flag]) await expectAllowed(getDoc(doc(dbOf(uid), path)));
  expect((await listKind(uid, flag)).docs.map(({ id }) => id)).toEqual([flag === 'isSchedulePublic' ? groups : bracket]);
}

async function expectHidden(uid: string | null, flag: Flag): Promise<void> {
  for (const path of shownBy[flag]) await expectDenied(getDoc(doc(dbOf(uid), path)));
  await expectDenied(listKind(uid, flag));
}

describe.each(visitors)('%s', (_who, uid) => {
  it.each(flags)('reads what %s shows, and none of the other', async (flag) => {
    await put({ [flag]: true });
    await expectShown(uid, flag);
    await expectHidden(uid, other(flag));
    await expectDenied(getDocs(listPlans(uid)));
  });

  it('reads neither while both are drafts, and both once they are shown', async () => {
    await put({});
    for (const flag of flags) await expectHidden(uid, flag);
    await put({ isSchedulePublic: true, isBracketPublic: true });
    for (const flag of flags) await expectShown(uid, flag);
    expect((await getDocs(listPlans(uid))).size).toBe(2);
  });

  it('reads a bracket while the schedule is a draft, also before there are further groups', async () => {
    await put({ isBracketPublic: true, hasFurtherGroups: false, drawnGroupStages: [] });
    await stage.put({ [`tournaments/t/stages/${groups}`]: { ...plans[bracket], entry: entryText({ kind: 'all' }) } });
    for (const path of shownBy.isBracketPublic) await expectAllowed(getDoc(doc(dbOf(uid), path)));
    expect((await getDocs(listPlans(uid))).size).toBe(2);
    await expectDenied(getDoc(doc(dbOf(uid), 'schedules/t')));
  });
});

it.each([organizer, second])('the organizer %s reads drafts of all stages', async (uid) => {
  await put({ isTournamentPublic: false });
  for (const flag of flags) await expectShown(uid, flag);
  expect((await getDocs(listPlans(uid))).size).toBe(2);
});
