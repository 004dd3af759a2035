import { later } from './later';

/*
 * The list of all commands: each file with the commands it offers. Only users who change something need this code; a visitor's page never loads
 * it, and other pages load all commands as one chunk.
 */
export const { announce, takeBack } = later(() => import(/* webpackChunkName: "firebase-day" */ './announcements'));
export const { tellBoard } = later(() => import(/* webpackChunkName: "firebase-day" */ './tell-board'));
export const { changeDayPlan } = later(() => import(/* webpackChunkName: "firebase-day" */ './day-plan'));
export const { claimPass, createPass, renamePass, revokePass } = later(() => import(/* webpackChunkName: "firebase-day" */ './passes'));
export const { correctResult } = later(() => import(/* webpackChunkName: "firebase-day" */ './correct-result'));
export const { bringEndedGamesBack } = later(() => import(/* webpackChunkName: "firebase-day" */ './on-court'));
export const { playGame } = later(() => import(/* webpackChunkName: "firebase-day" */ './play-game'));
export const { acceptMixerTeams } = later(() => import(/* webpackChunkName: "firebase-commands" */ './accept-mixer-teams'));
export const { accountConsequences } = later(() => import(/* webpackChunkName: "firebase-commands" */ './account-consequences'));
export const { addLateTeam, admitLateTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './add-late-team'));
export const { addMockTeams, addTeams, importTeams } = later(() => import(/* webpackChunkName: "firebase-commands" */ './add-teams'));
export const { createBracket, recordBracketGame, setBracketHyperlinks, setBracketReferee, setBracketTimes } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './brackets'),
);
export const { changePhoto } = later(() => import(/* webpackChunkName: "firebase-commands" */ './change-photo'));
export const {
  closeRegistration,
  openRegistration,
  openTournament,
  publish,
  setNeedsProvenEmail,
  setRegistrationWindow,
  setVisibility,
  updateDetails,
} = later(() => import(/* webpackChunkName: "firebase-commands" */ './change-tournament'));
export const { checkInOwnTeam, setCheckedIn, setCheckInHours, takeBackOwnCheckIn } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './check-in'),
);
export const { createSchedule } = later(() => import(/* webpackChunkName: "firebase-commands" */ './create-schedule'));
export const { createTournament } = later(() => import(/* webpackChunkName: "firebase-commands" */ './create-tournament'));
export const { acceptInvitation, declineInvitation, invitePlayer, lookForTeam, stopLooking, takeBackInvitation } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './free-agents'),
);
export const { deleteBracket, deleteSchedule, restoreDeleted } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './delete-plan'),
);
export const { offerTeam, openOffer, takeBackOffer, takeTeam } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './hand-over'),
);
export const { editOwnTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './edit-own-team'));
export const { deleteTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './delete-team'));
export const { deleteTournament } = later(() => import(/* webpackChunkName: "firebase-commands" */ './delete-tournament'));
export const { duplicateTournament } = later(() => import(/* webpackChunkName: "firebase-commands" */ './duplicate-tournament'));
export const {
  addBreak,
  addScheduleDay,
  addTieBreakerMatch,
  deleteMatch,
  moveMatch,
  removeBreak,
  restoreMatch,
  saveScheduleDays,
  setMatchTimes,
} = later(() => import(/* webpackChunkName: "firebase-commands" */ './edit-schedule'));
export const { editTeam, renameTeam, setTeamEmail, setTeamPlayers } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './edit-team'),
);
export const { saveAnswers, setFee, setPaid, setQuestions } = later(() => import(/* webpackChunkName: "firebase-commands" */ './form'));
export const { deleteGroups, moveTeamBetweenGroups, saveGroups } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './groups'),
);
export const { joinMixer, leaveMixer } = later(() => import(/* webpackChunkName: "firebase-commands" */ './join-mixer'));
export const { addMockPlayers, overrideSkill, removePlayer } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './mixer-players'),
);
export const { deleteMyProfile, downloadMyData } = later(() => import(/* webpackChunkName: "firebase-commands" */ './my-data'));
export const { acceptOrganizing, addOrganizer, removeOrganizer } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './organizers'),
);
export const { recordScore, setHyperlink, setHyperlinks, setReferee, setReferees, settleScore } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './record-score'),
);
export const { receiveMail, stopMail, writeToCaptains } = later(() => import(/* webpackChunkName: "firebase-commands" */ './mail'));
export const { drawPlaces } = later(() => import(/* webpackChunkName: "firebase-commands" */ './draw'));
export const { decidePlace, noteTold, setPlaces, withdrawOwnTeam } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './places'),
);
export const { removeUnreadable } = later(() => import(/* webpackChunkName: "firebase-commands" */ './remove-unreadable'));
export const { confirmTeam, declineTeam, leaveTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './team-players'));
export const { registerTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './register-team'));
export const { refreshProfileContact, saveProfile } = later(() => import(/* webpackChunkName: "firebase-commands" */ './save-profile'));
export const { setDayRules } = later(() => import(/* webpackChunkName: "firebase-commands" */ './day-rules'));
export const { adjustPoints, setTeamOrder } = later(() => import(/* webpackChunkName: "firebase-commands" */ './standings-rules'));
export const { addStage, changeStage, removeStage } = later(() => import(/* webpackChunkName: "firebase-commands" */ './stages'));
export const { addSwissRound, exchangeSwissTeams, redrawSwissRound, removeSwissRound, unlockRound, withdrawTeam } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './swiss'),
);

export { prepareCommands } from './later';

export type { AccountConsequences } from './account-consequences';
export type { ImportedTeam } from './add-teams';
export type { BracketEntry } from './brackets';
export type { Section, TournamentDetails } from './change-tournament';
export type { CorrectionChoice, SeenResult } from './correct-result';
export type { NewMatch, NewSchedule } from './create-schedule';
export type { NewTournament } from './create-tournament';
export type { DeletedMatch, SchedulePlace } from './edit-schedule';
export type { DayRules } from './day-rules';
export type { StoredDayPlan } from '../repositories/stored-plan';
export type { NewAnswers } from './form';
export type { GameRef } from './on-court';
export type { NewStage } from './stages';
export type { NewPass } from './passes';
export type { MyData } from './my-data';
export type { ImageFile } from './poster';
export type { ScoreEntry } from './record-score';
export type { PlaceDecision, PlacesSetting } from './places';
export type { EntryMap } from './remove-unreadable';
export type { MailAttempt, MailIn, MailText } from './mail';
export type { Confirmation, Registration } from './register-team';
export type { ProfileEntry } from './save-profile';
export type { PointsRules } from './standings-rules';
export type { Groups, Schedule } from './stored-plan';
export type { NewSwissRound, SeenRound, TeamExchange } from './swiss';
