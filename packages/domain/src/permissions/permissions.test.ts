import { dayId, parseTournament, userId, type BracketType, type Tournament } from '../entities';
import { showsTeamNames } from '../sections';
import * as reading from '.';
import * as making from './making';

const rules = { ...reading, ...making };

const createTournament = (fields: object = {}): Tournament => {
  const result = parseTournament('t1', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', organizerUids: ['ada'], ...fields });
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const groups = { 0: ['A', 'B'], 1: ['C', 'D'] };
const schedule = { 0: ['m1'], 1: ['m2'] };
const bracket = { upper: { round1: ['g1'] } };
const yes = { allowed: true };
const no = (reason: string) => ({ allowed: false, reason });

describe('seeing', () => {
  it('a tournament is for everybody when public, else for its organisers', () => {
    expect(rules.canView(createTournament(), null)).toBe(false);
    expect(rules.canView(createTournament(), 'eve')).toBe(false);
    expect(rules.canView(createTournament(), 'ada')).toBe(true);
    expect(rules.canView(createTournament({ isTournamentPublic: true }), null)).toBe(true);
  });

  it.each(['isTeamsPublic', 'isGroupsPublic', 'isSchedulePublic', 'isBracketPublic', 'isPlayersPublic'] as const)(
    'names of teams, with %s',
    (flag) => {
      const names = flag !== 'isPlayersPublic';
      expect(showsTeamNames(createTournament({ [flag]: true }))).toBe(names);
      expect(rules.canSeeTeamNames(createTournament({ isTournamentPublic: true, [flag]: true }), 'eve')).toBe(names);
      expect(rules.canSeeTeamNames(createTournament({ [flag]: true }), null)).toBe(false);
      expect(rules.canSeeTeamNames(createTournament(), 'ada')).toBe(true);
    },
  );
});

describe('the times of games', () => {
  it('are shown or hidden everywhere by one choice; before it was made, those of the bracket follow the older flag alone', () => {
    expect(rules.showsGameTimes(createTournament())).toEqual({ schedule: true, bracket: false });
    expect(rules.showsGameTimes(createTournament({ isGameTimesVisible: true }))).toEqual({ schedule: true, bracket: true });
    expect(rules.showsGameTimes(createTournament({ isGameTimesVisible: true, isGameTimesHidden: true }))).toEqual({
      schedule: false,
      bracket: false,
    });
    expect(rules.showsGameTimes(createTournament({ isGameTimesHidden: false }))).toEqual({ schedule: true, bracket: true });
  });
});

describe('registering', () => {
  it('looks for teams that registered by themselves only where there may be any', () => {
    const taking = createTournament({ hasEntries: true });
    expect(rules.mayHaveEntries(taking)).toBe(true);
    expect(rules.mayHaveEntries(createTournament({}))).toBe(false);
    expect(rules.mayHaveEntries(createTournament({ hasEntries: true, tournamentType: 'MIXER' }))).toBe(false);
    expect(rules.mayHaveEntries(createTournament({ hasEntries: true, schedule: { day1: [] } }))).toBe(false);
  });

  const open = createTournament({ isRegistrationOpen: true, isTournamentPublic: true });
  const mixer = createTournament({ isRegistrationOpen: true, isTournamentPublic: true, tournamentType: 'MIXER', playerIds: ['ben'] });

  it('opens and closes without groups only', () => {
    expect(rules.canOpenRegistration(createTournament())).toEqual(yes);
    expect(rules.canOpenRegistration(createTournament({ groups }))).toEqual(no('hasGroups'));
  });

  it('is open from the millisecond of its beginning to the last before its end; nought is no time', () => {
    const timed = createTournament({ ...open, registrationOpensAt: 1000, registrationClosesAt: 2000 });
    expect([999, 1000, 1999, 2000].map((now) => rules.registrationPhase(timed, now))).toEqual(['before', 'open', 'open', 'over']);
    expect([0, 9e15].map((now) => rules.registrationPhase(open, now))).toEqual(['open', 'open']);
    expect(rules.registrationPhase({ ...timed, isRegistrationOpen: false }, 1500)).toBe('closed');
  });

  it('a team: signed in, open, no mixer', () => {
    expect(rules.canRegisterTeam(open, 'eve')).toEqual(yes);
    expect(rules.canRegisterTeam(open, null)).toEqual(no('signedOut'));
    expect(rules.canRegisterTeam(createTournament(), 'eve')).toEqual(no('closed'));
    expect(rules.canRegisterTeam({ ...open, isTournamentPublic: false }, 'eve')).toEqual(no('closed'));
    expect(rules.canRegisterTeam({ ...open, groups: createTournament({ groups }).groups }, 'eve')).toEqual(no('closed'));
    expect(rules.canRegisterTeam(mixer, 'eve')).toEqual(no('mixer'));
  });

  it('a mixer: a profile with a name, once', () => {
    expect(rules.canJoinMixer(mixer, 'eve', { name: 'eve' })).toEqual(yes);
    expect(rules.canJoinMixer(mixer, null, { name: 'eve' })).toEqual(no('signedOut'));
    expect(rules.canJoinMixer(mixer, 'eve', null)).toEqual(no('noProfile'));
    expect(rules.canJoinMixer(mixer, 'eve', { name: ' ' })).toEqual(no('noProfile'));
    expect(rules.canJoinMixer(mixer, 'ben', { name: 'ben' })).toEqual(no('alreadyIn'));
    expect(rules.canJoinMixer(open, 'eve', { name: 'eve' })).toEqual(no('notAMixer'));
    expect(rules.canJoinMixer(createTournament({ tournamentType: 'MIXER' }), 'eve', { name: 'eve' })).toEqual(no('closed'));
  });

  it('a team’s entry, at its limits', () => {
    const check = (change: Partial<reading.TeamEntry>) =>
      rules
        .checkTeamEntry({ name: 'One', email: 'a@b.c', players: [], ...change })
        .map(({ code, player }) => (player === undefined ? code : `${code} ${player}`));
    const ada = 'a'.repeat(28);
    expect(check({})).toEqual([]);
    expect(check({ name: '  ', email: '' })).toEqual(['nameMissing', 'emailMissing']);
    expect(check({ name: 'n'.repeat(100) })).toEqual([]);
    expect(check({ name: 'n'.repeat(101) })).toEqual(['nameTooLong']);
    expect(check({ email: 'a b@c' })).toEqual(['emailWrong']);
    expect(check({ email: `${'a'.repeat(252)}@b` })).toEqual([]);
    expect(check({ email: `${'a'.repeat(253)}@b` })).toEqual(['emailWrong']);
    expect(check({ players: [ada, '', '', 'PLAYER', 'PLAYER', ada] })).toEqual(['samePlayerTwice 5']);
    expect(check({ players: ['é'.repeat(100), 'é'.repeat(101)] })).toEqual(['nameTooLong 1']);
  });

  it('a profile is complete with all five fields', () => {
    const whole = { name: 'ada', pronouns: 'she', club: 'Ghent', region: 'Belgium', skill: 1 };
    expect(rules.missingProfileFields(whole)).toEqual([]);
    expect(rules.missingProfileFields({ ...whole, skill: 10 })).toEqual([]);
    for (const change of [
      { name: ' ' },
      { pronouns: '' },
      { club: '' },
      { region: '' },
      { skill: null },
      { skill: 0 },
      { skill: 11 },
      { skill: 5.5 },
    ])
      expect(rules.missingProfileFields({ ...whole, ...change })).toEqual(Object.keys(change));
    expect(rules.missingProfileFields({ ...whole, club: ' ', skill: null })).toEqual(['club', 'skill']);
    expect(rules.missingProfileFields(null)).toEqual(['name', 'pronouns', 'club', 'region', 'skill']);
  });
});

describe('organising', () => {
  it('opens once, and keeps one organiser', () => {
    expect(rules.canOpenTournament(createTournament())).toEqual(yes);
    expect(rules.canOpenTournament(createTournament({ isTournamentPublic: true }))).toEqual(no('alreadyPublic'));
    expect(rules.canRemoveOrganizer(createTournament(), 'ada', 'ada')).toEqual(no('lastOrganizer'));
    expect(rules.canRemoveOrganizer(createTournament({ organizerUids: ['ada', 'ben'] }), 'ben', 'ada')).toEqual(yes);
    expect(rules.canRemoveOrganizer(createTournament({ organizerUids: ['ada', 'ben'] }), 'eve', 'ada')).toEqual(no('notAnOrganizer'));
    expect(rules.canDeleteTournament(createTournament(), userId('eve'))).toEqual(no('notAnOrganizer'));
    expect(rules.canDeleteTournament(createTournament(), 'ada')).toEqual(yes);
  });

  it('leaves a tournament to nobody who has not said yes', () => {
    const asked = createTournament({ organizerUids: ['ada', 'ben'], acceptedOrganizerUids: ['ada'] });
    expect(rules.isAskedToOrganize(asked, 'ben')).toBe(true);
    expect(rules.isAskedToOrganize(asked, 'ada')).toBe(false);
    expect(rules.isAskedToOrganize(asked, 'eve')).toBe(false);
    expect(rules.canRemoveOrganizer(asked, 'ada', 'ada')).toEqual(no('nobodyAccepted'));
    // Removing another organizer counts as accepting the role, and a user who was asked may decline.
    expect(rules.canRemoveOrganizer(asked, 'ada', 'ben')).toEqual(yes);
    expect(rules.acceptedWithout(asked, 'ada', 'ben')).toEqual(['ben']);
    expect(rules.canRemoveOrganizer(asked, 'ben', 'ben')).toEqual(yes);
    // From earlier years: no organizer was asked.
    const old = createTournament({ organizerUids: ['ada', 'ben'] });
    expect(rules.acceptedOrganizers(old)).toEqual(['ada']);
    expect(rules.isAskedToOrganize(old, 'ben')).toBe(false);
    expect(rules.canRemoveOrganizer(old, 'ada', 'ada')).toEqual(no('nobodyAccepted'));
    expect(
      rules.canRemoveOrganizer(createTournament({ organizerUids: ['ada', 'ben'], acceptedOrganizerUids: ['ada', 'ben'] }), 'ada', 'ada'),
    ).toEqual(yes);
  });

  it('groups from four teams, before a schedule', () => {
    expect(rules.canCreateGroups(createTournament(), 3)).toEqual(no('tooFewTeams'));
    expect(rules.canCreateGroups(createTournament(), 4)).toEqual(yes);
    expect(rules.canCreateGroups(createTournament({ schedule }), 4)).toEqual(no('hasSchedule'));
    expect(rules.canEditGroups(createTournament())).toEqual(no('noGroups'));
    expect(rules.canEditGroups(createTournament({ groups }))).toEqual(yes);
    expect(rules.canEditGroups(createTournament({ groups, schedule }))).toEqual(no('hasSchedule'));
    expect(rules.canAddOrDeleteTeams(createTournament({ groups }))).toEqual(yes);
    expect(rules.canAddOrDeleteTeams(createTournament({ groups, schedule }))).toEqual(no('hasSchedule'));
  });

  it('a schedule from groups of two, once; Swiss from one to four even groups', () => {
    expect(rules.canCreateSchedule(createTournament())).toEqual(no('noGroups'));
    expect(rules.canCreateSchedule(createTournament({ groups }))).toEqual(yes);
    expect(rules.canCreateSchedule(createTournament({ groups: { ...groups, 2: ['E'] } }))).toEqual(no('tooFewTeamsInGroup'));
    expect(rules.canCreateSchedule(createTournament({ groups, schedule }))).toEqual(no('hasSchedule'));
    expect(rules.canChooseSwiss(createTournament({ groups }))).toEqual(yes);
    expect(rules.canChooseSwiss(createTournament({ groups: { 0: ['A', 'B', 'C'] } }))).toEqual(no('oddTeams'));
    expect(rules.canChooseSwiss(createTournament({ groups: { 0: ['A', 'B', 'C', 'D'] } }))).toEqual(yes);
    expect(rules.canChooseSwiss(createTournament({ groups: { 0: ['A', 'B', 'C'] } }), true)).toEqual(yes);
    expect(rules.canChooseSwiss(createTournament())).toEqual(no('noGroups'));
    // Two odd groups are an even number of teams.
    const odd = { 0: ['A', 'B', 'C'], 1: ['D', 'E', 'F'] };
    expect(rules.canChooseSwiss(createTournament({ groups: odd }))).toEqual(no('oddTeams'));
    expect(rules.canChooseSwiss(createTournament({ groups: odd }), true)).toEqual(yes);
    const five = Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((name, group) => [group, [`${name}1`, `${name}2`]]));
    expect(rules.canChooseSwiss(createTournament({ groups: five }), true)).toEqual(no('tooManyGroups'));
  });

  it('a late team in Swiss rounds, before the bracket', () => {
    const swiss = { groups: { 0: ['A', 'B', 'C'] }, schedule, scheduleType: 'swissRounds' };
    expect(rules.canAddLateTeam(createTournament(swiss))).toEqual(yes);
    expect(rules.canAddLateTeam(createTournament({ ...swiss, schedule: {} }))).toEqual(no('noSchedule'));
    expect(rules.canAddLateTeam(createTournament({ ...swiss, scheduleType: 'roundRobin' }))).toEqual(no('notSwiss'));
    expect(rules.canAddLateTeam(createTournament({ ...swiss, groups }))).toEqual(yes);
    expect(rules.canAddLateTeam(createTournament({ ...swiss, groups: {} }))).toEqual(no('noGroups'));
    expect(rules.canAddLateTeam(createTournament({ ...swiss, drawnGroupStages: ['b'] }))).toEqual(no('hasFurtherGroups'));
    expect(rules.canAddLateTeam(createTournament({ ...swiss, bracket }))).toEqual(no('hasBracket'));
  });

  it('a bracket locks the schedule; of Swiss rounds the last one is open', () => {
    expect(rules.canEditSchedule(createTournament())).toEqual(no('noSchedule'));
    expect(rules.canEditSchedule(createTournament({ schedule }))).toEqual(yes);
    expect(rules.canEditSchedule(createTournament({ schedule, drawnGroupStages: ['b'] }))).toEqual(no('hasFurtherGroups'));
    expect(rules.canEditSchedule(createTournament({ schedule, bracket, drawnGroupStages: ['b'] }))).toEqual(no('hasFurtherGroups'));
    expect(rules.canEditSchedule(createTournament({ schedule, bracket }))).toEqual(no('hasBracket'));
    const swiss = { schedule: { 2: [], 10: [] }, scheduleType: 'swissRounds' };
    expect(rules.canEditRound(createTournament(swiss), dayId('10'))).toEqual(yes);
    expect(rules.canEditRound(createTournament(swiss), dayId('2'))).toEqual(no('earlierRound'));
    expect(rules.canEditRound(createTournament({ ...swiss, unlockedRounds: ['2'] }), dayId('2'))).toEqual(yes);
    expect(rules.canEditRound(createTournament({ ...swiss, bracket }), dayId('10'))).toEqual(no('hasBracket'));
    expect(rules.canEditRound(createTournament({ schedule }), dayId('0'))).toEqual(yes);
  });

  it('lets scores be corrected once there is a bracket only where an organiser has unlocked them', () => {
    const swiss = { schedule: { '2': [], '10': [] }, scheduleType: 'swissRounds' };
    const opened = { bracket, unlockedRounds: ['0'] };
    expect(rules.canScoreRound(createTournament({ schedule, ...opened }), dayId('0'))).toEqual(yes);
    expect(rules.canEditRound(createTournament({ schedule, ...opened }), dayId('0'))).toEqual(no('hasBracket'));
    const followed = createTournament({ schedule, drawnGroupStages: ['b'] });
    expect(rules.canScoreRound(followed, dayId('0'))).toEqual(no('hasFurtherGroups'));
    expect(rules.canScoreRound({ ...followed, unlockedRounds: [dayId('0')] }, dayId('0'))).toEqual({ allowed: true });
    expect(rules.canScoreRound(createTournament({ schedule, bracket }), dayId('0'))).toEqual(no('hasBracket'));
    expect(rules.canScoreRound(createTournament(swiss), dayId('2'))).toEqual(no('earlierRound'));
    expect(rules.canScoreRound(createTournament({ ...swiss, bracket, unlockedRounds: ['2'] }), dayId('2'))).toEqual(yes);
  });

  it.each<[BracketType, number]>([
    ['single', 4],
    ['double', 4],
    ['singleHayes', 6],
    ['doubleHayes', 6],
  ])('a %s bracket from %i teams, one at a time', (type, least) => {
    expect(rules.canCreateBracket(createTournament(), least - 1, type)).toEqual(no('tooFewTeams'));
    expect(rules.canCreateBracket(createTournament(), least, type)).toEqual(yes);
    expect(rules.canCreateBracket(createTournament({ bracket }), least, type)).toEqual(no('hasBracket'));
  });

  it('mixer teams from twelve players, before groups', () => {
    const players = (count: number) =>
      createTournament({ tournamentType: 'MIXER', playerIds: Array.from({ length: count }, (_, index) => `P${index}`) });
    expect(rules.canDrawMixerTeams(players(11))).toEqual(no('tooFewPlayers'));
    expect(rules.canDrawMixerTeams(players(12))).toEqual(yes);
    expect(rules.canDrawMixerTeams({ ...players(12), groups: createTournament({ groups }).groups })).toEqual(no('hasGroups'));
    expect(rules.canDrawMixerTeams(createTournament())).toEqual(no('notAMixer'));
  });

  it('times and scores, at their limits', () => {
    const times = (change: object) =>
      rules.checkMatchTimes({ startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1, ...change });
    for (const field of ['gameLength', 'interval'] as const) {
      for (const value of [1, 100]) expect(times({ [field]: value })).toEqual([]);
      for (const value of [0, 101, 1.5, NaN]) expect(times({ [field]: value })).toEqual([field]);
    }
    for (const value of [1, 6]) expect(times({ numberOfCourts: value })).toEqual([]);
    for (const value of [0, 7]) expect(times({ numberOfCourts: value })).toEqual(['numberOfCourts']);
    expect(times({ startTimes: ['23:59', '00:00'] })).toEqual([]);
    for (const time of ['24:00', '9:00', '', '09:60']) expect(times({ startTimes: [time] })).toEqual(['startTimes']);
    for (const score of [null, 0, 99]) expect(rules.isScore(score)).toBe(true);
    for (const score of [-1, 1.5, NaN, Infinity]) expect(rules.isScore(score)).toBe(false);
  });
});
