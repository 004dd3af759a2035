export { CardGrid } from './cards/card-grid';
export { isRegistrationShown, TournamentCard, type TournamentCardProps, type TournamentSummary } from './cards/tournament-card';
export { Announcements, type AnnouncementsProps } from './announcements/announcements';
export { useNearEvent } from './announcements/use-near-event';
export { isCurrentLine, timeOfLine, type AnnouncedLine } from './announcements/lines';
export { AnswerList, answerText, type AnswerListProps, type ShownAnswer } from './details/answer-list';
export { ContactLink } from './details/contact-link';
export { useMoney } from './details/use-money';
export { DetailsBody, type DetailsBodyProps } from './details/details-body';
export {
  TournamentFailed,
  TournamentNotFound,
  type TournamentFailedProps,
  type TournamentNotFoundProps,
} from './details/tournament-problem';
export { TournamentHead, type TournamentHeadProps } from './details/tournament-head';
export { ListCard } from './layout/list-card';
export { Section, type SectionProps } from './layout/section';
export { useClock } from './time/use-clock';
export { addDays, daysBetween, wallClock, type WallClock } from './time/wall-clock';
export { GroupsView, type GroupsViewProps } from './groups/groups-view';
export { countedScores, storedPhase } from './day/stored-state';
export { liveByState } from './live/live-by-state';
export { clockText } from './day/clock-text';
export { ScorersView, type ScorersViewProps } from './scorers/scorers-view';
export { Outcome } from './day/outcome';
export { PlayDayProvider, type PlayDay } from './day/day-context';
export { GameCard, GameCards, MineBanner } from './live/game-card';
export { NowCards, type NowCardsProps } from './live/now-cards';
export { NextGames, type NextGamesProps } from './live/next-games';
export { gamesOfNow, placesOf, type GameOfNow } from './live/games-of-now';
export { isPlayingAt } from './time/is-playing-at';
export { playClock, scheduleSpans, type PlaySpan } from './time/play-status';
export { useBracketNow, useIsPlaying, useLiveStatus, type BracketNow, type LiveNow } from './time/use-live-status';
export { composeDrawn, composeMail, composeMessage, messageLimits, type MailKind } from './mail/compose-mail';
export { usePrinting } from './print/use-printing';
export { PaperNote } from './print/paper-note';
export { PlayersView, type PlayersViewProps } from './players/players-view';
export { usePlayerSearch, type PlayerSearch } from './players/use-player-search';
export { passes, type ScheduleFilter } from './schedule/filter';
export { ExpectedLine, type ExpectedLineProps } from './schedule/expected-line';
export { hyperlinkAddress } from './schedule/hyperlink-address';
export { ScheduleFilters, useScheduleFilter, type ScheduleFiltersProps } from './schedule/schedule-filters';
export { matchPhase, type MatchPhase } from './schedule/match-state';
export { matchNumbers } from './schedule/match-labels';
export { resultText } from './schedule/result-text';
export { ScheduleView, type ScheduleViewProps } from './schedule/schedule-view';
export { useRecentChanges } from './schedule/use-recent-changes';
export { cutAfter, teamsInBracket } from './standings/cut-after';
export { StandingsTable, type StandingsTableProps } from './standings/standings-table';
export { TeamDirectory, TeamName, TeamSign, useTeamName, type TeamDirectoryProps, type TeamNameProps } from './teams/team-directory';
export { LinkedTeam, TeamLinks, type TeamLinkProps } from './teams/linked-team';
export { teamOfSameName, teamsOfSharedNames } from './teams/same-names';
export { playerNames, TeamsView, type TeamsViewProps } from './teams/teams-view';
export { layOutBracket, type BracketLayout, type DrawnRound } from './bracket/bracket-layout';
export { BracketChampion, BracketRanking } from './bracket/bracket-ranking';
export { bracketWidth } from './bracket/bracket-width';
export { BracketView, type BracketViewProps } from './bracket/bracket-view';
export { useBracketWords } from './bracket/use-bracket-words';
