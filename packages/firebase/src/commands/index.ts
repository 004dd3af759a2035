import { toCommandFailure } from '../errors/command-failure';
import { loadOnce } from '../sdk/load-once';
import type * as All from './all';

// Commands are code for those who change something; a reader's page never fetches it.
const load = loadOnce(() => import(/* webpackChunkName: "firebase-commands" */ './all'));

type Commands = typeof All;

function later<Name extends keyof Commands>(name: Name): Commands[Name] {
  const run = async (...args: unknown[]) => {
    const commands = await load().catch((error: unknown) => {
      throw toCommandFailure(error);
    });
    return (commands[name] as (...given: unknown[]) => Promise<unknown>)(...args);
  };
  return run as Commands[Name];
}

/** Fetches the code of all commands, so that the first one also works when the network goes away. */
export async function prepareCommands(): Promise<void> {
  await load().catch(() => undefined);
}

export const acceptMixerTeams = later('acceptMixerTeams');
export const acceptOrganizing = later('acceptOrganizing');
export const accountConsequences = later('accountConsequences');
export const addBreak = later('addBreak');
export const addMockPlayers = later('addMockPlayers');
export const addMockTeams = later('addMockTeams');
export const addOrganizer = later('addOrganizer');
export const addScheduleDay = later('addScheduleDay');
export const addSwissRound = later('addSwissRound');
export const addTeams = later('addTeams');
export const addTieBreakerMatch = later('addTieBreakerMatch');
export const adjustPoints = later('adjustPoints');
export const changePhoto = later('changePhoto');
export const closeRegistration = later('closeRegistration');
export const createBracket = later('createBracket');
export const createSchedule = later('createSchedule');
export const createTournament = later('createTournament');
export const deleteBracket = later('deleteBracket');
export const deleteGroups = later('deleteGroups');
export const deleteMatch = later('deleteMatch');
export const deleteMyProfile = later('deleteMyProfile');
export const deleteSchedule = later('deleteSchedule');
export const deleteTeam = later('deleteTeam');
export const deleteTournament = later('deleteTournament');
export const downloadMyData = later('downloadMyData');
export const duplicateTournament = later('duplicateTournament');
export const editTeam = later('editTeam');
export const exchangeSwissTeams = later('exchangeSwissTeams');
export const importTeams = later('importTeams');
export const joinMixer = later('joinMixer');
export const leaveMixer = later('leaveMixer');
export const moveMatch = later('moveMatch');
export const moveTeamBetweenGroups = later('moveTeamBetweenGroups');
export const openRegistration = later('openRegistration');
export const openTournament = later('openTournament');
export const overrideSkill = later('overrideSkill');
export const recordBracketGame = later('recordBracketGame');
export const recordScore = later('recordScore');
export const redrawSwissRound = later('redrawSwissRound');
export const refreshProfileContact = later('refreshProfileContact');
export const registerTeam = later('registerTeam');
export const removeBreak = later('removeBreak');
export const removeOrganizer = later('removeOrganizer');
export const removePlayer = later('removePlayer');
export const removeSwissRound = later('removeSwissRound');
export const removeUnreadable = later('removeUnreadable');
export const renameTeam = later('renameTeam');
export const saveGroups = later('saveGroups');
export const saveProfile = later('saveProfile');
export const saveScheduleDays = later('saveScheduleDays');
export const setBracketHyperlinks = later('setBracketHyperlinks');
export const setBracketReferee = later('setBracketReferee');
export const setBracketTimes = later('setBracketTimes');
export const setHyperlink = later('setHyperlink');
export const setHyperlinks = later('setHyperlinks');
export const setMatchTimes = later('setMatchTimes');
export const setReferee = later('setReferee');
export const setReferees = later('setReferees');
export const setTeamEmail = later('setTeamEmail');
export const setTeamOrder = later('setTeamOrder');
export const setTeamPlayers = later('setTeamPlayers');
export const setVisibility = later('setVisibility');
export const settleScore = later('settleScore');
export const unlockRound = later('unlockRound');
export const updateDetails = later('updateDetails');
export const withdrawTeam = later('withdrawTeam');

export type { AccountConsequences } from './account-consequences';
export type { ImportedTeam } from './add-teams';
export type { BracketEntry } from './brackets';
export type { Section, TournamentDetails } from './change-tournament';
export type { NewMatch, NewSchedule } from './create-schedule';
export type { NewTournament } from './create-tournament';
export type { SchedulePlace } from './edit-schedule';
export type { MyData } from './my-data';
export type { ImageFile } from './poster';
export type { ScoreEntry } from './record-score';
export type { EntryMap } from './remove-unreadable';
export type { Registration } from './register-team';
export type { ProfileEntry } from './save-profile';
export type { PointsRules } from './standings-rules';
export type { Groups, Schedule } from './stored-plan';
export type { NewSwissRound, SeenRound, TeamExchange } from './swiss';
