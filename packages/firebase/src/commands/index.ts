import { later } from './later';

/*
 * The list of all commands: each file with the commands it offers, in a folder for each subject. Only users who change something need this
 * code; a visitor's page never loads it, and other pages load all commands as one chunk.
 */
export const { announce, takeBack } = later(() => import(/* webpackChunkName: "firebase-day" */ './day/announcements'));
export const { tellBoard } = later(() => import(/* webpackChunkName: "firebase-day" */ './day/tell-board'));
export const { changeDayPlan } = later(() => import(/* webpackChunkName: "firebase-day" */ './day/day-plan'));
export const { claimPass, createPass, renamePass, revokePass } = later(() => import(/* webpackChunkName: "firebase-day" */ './day/passes'));
export const { correctResult } = later(() => import(/* webpackChunkName: "firebase-day" */ './games/correct-result'));
export const { bringEndedGamesBack } = later(() => import(/* webpackChunkName: "firebase-day" */ './games/on-court'));
export const { playGame } = later(() => import(/* webpackChunkName: "firebase-day" */ './games/play-game'));
export const { acceptMixerTeams } = later(() => import(/* webpackChunkName: "firebase-commands" */ './mixer/accept-mixer-teams'));
export const { accountConsequences } = later(() => import(/* webpackChunkName: "firebase-commands" */ './people/account-consequences'));
export const { addLateTeam, admitLateTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './teams/add-late-team'));
export const { addMockTeams, addTeams, importTeams } = later(() => import(/* webpackChunkName: "firebase-commands" */ './teams/add-teams'));
export const { createBracket, recordBracketGame, setBracketHyperlinks, setBracketReferee, setBracketTimes } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './bracket/brackets'),
);
export const { changePhoto } = later(() => import(/* webpackChunkName: "firebase-commands" */ './poster/change-photo'));
export const {
  closeRegistration,
  openRegistration,
  openTournament,
  publish,
  setNeedsProvenEmail,
  setRegistrationWindow,
  setVisibility,
  updateDetails,
} = later(() => import(/* webpackChunkName: "firebase-commands" */ './tournament/change-tournament'));
export const { checkInOwnTeam, setCheckedIn, setCheckInHours, takeBackOwnCheckIn } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './registration/check-in'),
);
export const { createSchedule } = later(() => import(/* webpackChunkName: "firebase-commands" */ './schedule/create-schedule'));
export const { createTournament } = later(() => import(/* webpackChunkName: "firebase-commands" */ './tournament/create-tournament'));
export const { acceptInvitation, declineInvitation, invitePlayer, lookForTeam, stopLooking, takeBackInvitation } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './players/free-agents'),
);
export const { deleteBracket, deleteSchedule, restoreDeleted } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './schedule/delete-plan'),
);
export const { offerTeam, openOffer, takeBackOffer, takeTeam } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './captains/hand-over'),
);
export const { editOwnTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './captains/edit-own-team'));
export const { deleteTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './teams/delete-team'));
export const { deleteTournament } = later(() => import(/* webpackChunkName: "firebase-commands" */ './tournament/delete-tournament'));
export const { duplicateTournament } = later(() => import(/* webpackChunkName: "firebase-commands" */ './tournament/duplicate-tournament'));
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
} = later(() => import(/* webpackChunkName: "firebase-commands" */ './schedule/edit-schedule'));
export const { replaceScheduleDays } = later(() => import(/* webpackChunkName: "firebase-commands" */ './schedule/replace-days'));
export const { editTeam, renameTeam, setTeamEmail, setTeamPlayers } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './teams/edit-team'),
);
export const { saveAnswers, setFee, setPaid, setQuestions } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './registration/form'),
);
export const { deleteGroups, moveTeamBetweenGroups, saveGroups } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './groups/groups'),
);
export const { addGroups, changeGroups, drawGroups } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './groups/further-groups'),
);
export const { joinMixer, leaveMixer } = later(() => import(/* webpackChunkName: "firebase-commands" */ './mixer/join-mixer'));
export const { addMockPlayers, overrideSkill, removePlayer } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './mixer/mixer-players'),
);
export const {
  addPlayer,
  addShuffle,
  changeShuffle,
  recordShuffleResult,
  removeShuffle,
  removeShuffleRound,
  saveShuffleRound,
  setPlayerAway,
  setShufflePublic,
} = later(() => import(/* webpackChunkName: "firebase-commands" */ './mixer/shuffle'));
export const { deleteMyProfile, downloadMyData } = later(() => import(/* webpackChunkName: "firebase-commands" */ './people/my-data'));
export const { acceptOrganizing, addOrganizer, removeOrganizer } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './tournament/organizers'),
);
export const { recordScore, setHyperlink, setHyperlinks, setReferee, setReferees, settleScore } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './games/record-score'),
);
export const { receiveMail, stopMail, writeToCaptains } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './captains/mail'),
);
export const { drawPlaces } = later(() => import(/* webpackChunkName: "firebase-commands" */ './registration/draw'));
export const { decidePlace, noteTold, setPlaces, withdrawOwnTeam } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './registration/places'),
);
export const { removeUnreadable } = later(() => import(/* webpackChunkName: "firebase-commands" */ './tournament/remove-unreadable'));
export const { confirmTeam, declineTeam, leaveTeam } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './players/team-players'),
);
export const { registerTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './registration/register-team'));
export const { refreshProfileContact, saveProfile } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './people/save-profile'),
);
export const { setDayRules } = later(() => import(/* webpackChunkName: "firebase-commands" */ './day/day-rules'));
export const { adjustPoints, setTeamOrder } = later(() => import(/* webpackChunkName: "firebase-commands" */ './groups/standings-rules'));
export const { addStage, changeStage, removeStage } = later(() => import(/* webpackChunkName: "firebase-commands" */ './bracket/stages'));
export const { addSwissRound, exchangeSwissTeams, redrawSwissRound, removeSwissRound } = later(
  () => import(/* webpackChunkName: "firebase-commands" */ './groups/swiss'),
);
export const { unlockRound, withdrawTeam } = later(() => import(/* webpackChunkName: "firebase-commands" */ './groups/withdraw-team'));

export { prepareCommands } from './later';

export type { AccountConsequences } from './people/account-consequences';
export type { ImportedTeam } from './teams/add-teams';
export type { BracketEntry } from './bracket/brackets';
export type { Section, TournamentDetails } from './tournament/change-tournament';
export type { CorrectionChoice, SeenResult } from './games/correct-result';
export type { NewMatch, NewSchedule } from './schedule/create-schedule';
export type { NewTournament } from './tournament/create-tournament';
export type { DeletedMatch, SchedulePlace } from './schedule/edit-schedule';
export type { ArrangedDays } from './schedule/replace-days';
export type { DayRules } from './day/day-rules';
export type { StoredDayPlan } from '../repositories/stored-plan';
export type { DrawnGroups, NewGroups } from './groups/further-groups';
export type { NewAnswers } from './registration/form';
export type { GameRef } from './games/on-court';
export type { NewStage } from './bracket/stages';
export type { NewPass } from './day/passes';
export type { MyData } from './people/my-data';
export type { ImageFile } from './poster/poster';
export type { ScoreEntry } from './games/record-score';
export type { PlaceDecision, PlacesSetting } from './registration/places';
export type { EntryMap } from './tournament/remove-unreadable';
export type { MailAttempt, MailIn, MailText } from './captains/mail';
export type { Confirmation, Registration } from './registration/register-team';
export type { ProfileEntry } from './people/save-profile';
export type { PointsRules } from './groups/standings-rules';
export type { Groups, Schedule } from './base/stored-plan';
export type { NewSwissRound, SeenRound, TeamExchange } from './groups/swiss';
