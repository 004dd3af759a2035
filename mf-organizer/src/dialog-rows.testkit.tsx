import { bracketTimetable, playerId, type DayId, type GameId, type MatchId, type Profile } from '@courtside/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BracketProvider } from './features/bracket/bracket-context';
import { CreateBracketDialog } from './features/bracket/create-bracket-dialog';
import { DeleteBracketDialog } from './features/bracket/delete-bracket-dialog';
import { GameDialog } from './features/bracket/game-dialog';
import { AddOrganizerDialog } from './features/details/add-organizer-dialog';
import { DeleteTournament } from './features/details/delete-tournament';
import { DuplicateDialog } from './features/details/duplicate-dialog';
import { Organizers } from './features/details/organizers';
import { PhotoDialog } from './features/details/photo-dialog';
import { OpenRegistrationDialog } from './features/details/registration-state';
import { CreateGroupsDialog } from './features/groups/create-groups-dialog';
import { DeleteGroupsDialog } from './features/groups/delete-groups-dialog';
import { AddMockPlayersDialog } from './features/mixer/add-mock-players-dialog';
import { CreateMixerTeams } from './features/mixer/create-mixer-teams';
import { mixerPlayers } from './features/mixer/mixer-players';
import { RemovePlayerDialog } from './features/mixer/remove-player-dialog';
import { SkillDialog } from './features/mixer/skill-dialog';
import { OpenTournament } from './features/open/open-tournament';
import { AddBreakDialog } from './features/schedule/add-break-dialog';
import { AddDayDialog } from './features/schedule/add-day-dialog';
import { CreateScheduleDialog } from './features/schedule/create-schedule-dialog';
import { DeleteMatchDialog } from './features/schedule/delete-match-dialog';
import { DeleteScheduleDialog } from './features/schedule/delete-schedule-dialog';
import { HyperlinksDialog } from './dialogs/hyperlinks-dialog';
import { MoveDialog } from './features/schedule/move-dialog';
import { RefereesDialog } from './features/schedule/referees-dialog';
import { ScheduleProvider } from './games/schedule-context';
import { TieBreakerDialog } from './features/schedule/tie-breaker-dialog';
import { TimesDialog } from './dialogs/times-dialog';
import { ScoreBookProvider } from './score-book/score-book-context';
import { ScoringMode } from './features/scoring/scoring-mode';
import { AdjustPointsDialog } from './features/standings/adjust-points-dialog';
import { ExchangeDialog } from './features/swiss/exchange-dialog';
import { NextRoundDialog } from './features/swiss/next-round-dialog';
import { RemoveRoundDialog } from './features/swiss/remove-round-dialog';
import { RoundNote } from './features/swiss/round-note';
import { WithdrawDialog } from './features/swiss/withdraw-dialog';
import { AddTeamDialog } from './features/teams/add-team-dialog';
import { DeleteTeamDialog } from './features/teams/delete-team-dialog';
import { ImportDialog } from './features/teams/import-dialog';
import { MockTeamsDialog } from './features/teams/mock-teams-dialog';
import { SeedOrderDialog } from './features/teams/seed-order-dialog';
import { dataAt, matchesAt, someBracket, someTeams, tournamentAt, type Stage } from './organizer.testkit';
import { searchProfiles } from './firebase.testkit';
import { command } from './saving/command.testkit';

/** One dialog: how it is shown and filled, and what sends it. */
export interface DialogRow {
  /** Where it is written, inside `features`; with its room where features share it. */
  readonly file: string;
  readonly show: (onClose: () => void) => ReactNode;
  /** Where the dialog opens itself: the button that does it. */
  readonly opener?: string | RegExp;
  readonly fill?: () => Promise<unknown>;
  /** Name of the button that saves, or another way to save. */
  readonly submit: string | RegExp | (() => Promise<unknown>);
  /** Name of the button that leaves. */
  readonly cancel?: string;
  /** It saves while it is open, and is closed by hand. */
  readonly staysOpen?: boolean;
}

const day = '0' as DayId;
const game = 'm0' as MatchId;
const zoe = { id: playerId('z'.repeat(28)), name: 'zoé', club: 'Lyon', region: '', pronouns: '', skill: 4 } as unknown as Profile;
const type = (name: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(name), text);
const pick = (name: string | RegExp, option: string) => userEvent.selectOptions(screen.getByLabelText(name), option);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const withSchedule = (element: ReactNode, stage: Stage = 'schedule', more: object = {}) => (
  <ScheduleProvider tournament={tournamentAt(stage, more)} teams={someTeams} matches={matchesAt(stage)}>
    <ScoreBookProvider tournamentId="t1" matches={matchesAt(stage)}>
      {element}
    </ScoreBookProvider>
  </ScheduleProvider>
);
const withBracket = (element: ReactNode) => {
  const { bracket, games, times } = someBracket();
  return withSchedule(
    <BracketProvider model={{ bracket, games, timetable: bracketTimetable(bracket.template, times) }}>{element}</BracketProvider>,
  );
};
const mixer = () => dataAt('mixer');
const players = () => mixerPlayers(mixer().tournament, new Map());
const background = { problem: null, clear: () => undefined, start: () => undefined };

export const dialogRows: readonly DialogRow[] = [
  {
    file: 'bracket/create-bracket-dialog',
    show: (onClose) => withSchedule(<CreateBracketDialog onClose={onClose} />),
    submit: /^Create bracket/,
  },
  {
    file: 'bracket/delete-bracket-dialog',
    show: (onClose) => withBracket(<DeleteBracketDialog model={null} onClose={onClose} />),
    submit: 'Delete bracket',
  },
  {
    file: 'bracket/game-dialog',
    show: (onClose) => withBracket(<GameDialog gameId={'u1-1' as GameId} onClose={onClose} />),
    fill: async () => {
      const [one, other] = screen.getAllByLabelText(/^Score of/);
      await userEvent.type(one as HTMLElement, '3');
      await userEvent.type(other as HTMLElement, '1');
    },
    submit: 'Save result',
  },
  {
    file: 'bracket/game-dialog',
    show: (onClose) => withBracket(<GameDialog gameId={'u1-1' as GameId} onClose={onClose} />),
    fill: () => type(/^Referee/, 'Zoé'),
    submit: 'Save result',
  },
  {
    file: 'details/add-organizer-dialog',
    show: (onClose) => <AddOrganizerDialog tournament={tournamentAt('teams')} onClose={onClose} onAdded={() => undefined} />,
    fill: async () => {
      searchProfiles.mockResolvedValue([zoe] as never);
      await userEvent.type(await screen.findByRole('combobox'), 'zoé');
      await userEvent.click(await screen.findByRole('option'));
    },
    submit: 'Add organiser',
  },
  {
    file: 'details/delete-tournament',
    show: () => <DeleteTournament data={dataAt('teams')} />,
    opener: 'Delete tournament',
    fill: () => type(/^Type/, 'Été Hardcourt'),
    submit: 'Delete tournament',
    staysOpen: true,
  },
  {
    file: 'details/duplicate-dialog',
    show: (onClose) => <DuplicateDialog tournament={tournamentAt('teams')} onClose={onClose} />,
    submit: 'Duplicate',
  },
  {
    file: 'details/remove-organizer',
    show: () => <Organizers data={{ ...dataAt('teams'), profiles: new Map([['u2', zoe]]) }} adding={false} onAdd={() => undefined} />,
    opener: 'Remove Zoé',
    submit: 'Remove organiser',
  },
  {
    file: 'details/photo-dialog',
    show: (onClose) => <PhotoDialog tournamentId="t1" imageSrc="" onClose={onClose} />,
    fill: () => userEvent.upload(screen.getByLabelText(/New photo/), new File(['x'], 'poster.png', { type: 'image/png' })),
    submit: 'Save photo',
  },
  {
    file: 'details/registration-state',
    show: (onClose) => <OpenRegistrationDialog tournament={tournamentAt('teams')} onClose={onClose} />,
    submit: 'Open Registration',
  },
  {
    file: 'groups/create-groups-dialog',
    show: (onClose) => <CreateGroupsDialog data={dataAt('teams')} onClose={onClose} />,
    submit: /^Create 2 groups/,
  },
  {
    file: 'groups/delete-groups-dialog',
    show: (onClose) => <DeleteGroupsDialog tournament={tournamentAt('groups')} onClose={onClose} />,
    submit: 'Delete groups',
  },
  {
    file: 'mixer/add-mock-players-dialog',
    show: (onClose) => <AddMockPlayersDialog tournamentId="t1" onClose={onClose} />,
    submit: /^Add 12 players/,
  },
  {
    file: 'mixer/create-mixer-teams-dialog',
    show: (onClose) => <CreateMixerTeams data={{ ...mixer(), teams: [] }} onClose={onClose} />,
    submit: /^Create 4 teams/,
  },
  {
    file: 'mixer/remove-player-dialog',
    show: (onClose) => (
      <RemovePlayerDialog tournament={mixer().tournament} teams={[]} id={playerId('PLAYER 1')} name="PLAYER 1" onClose={onClose} />
    ),
    submit: 'Remove player',
  },
  {
    file: 'mixer/skill-dialog',
    show: (onClose) => <SkillDialog tournamentId="t1" id={playerId('PLAYER 1')} players={players()} onClose={onClose} />,
    submit: 'Save',
  },
  {
    file: 'open/open-tournament',
    show: () => <OpenTournament tournament={tournamentAt('teams')} onOpened={() => undefined} />,
    opener: 'Open Tournament',
    submit: 'Open Tournament',
  },
  { file: 'schedule/add-break-dialog', show: (onClose) => withSchedule(<AddBreakDialog onClose={onClose} />), submit: 'Add break' },
  { file: 'schedule/add-day-dialog', show: (onClose) => withSchedule(<AddDayDialog onClose={onClose} />), submit: 'Add day' },
  {
    file: 'schedule/create-schedule-dialog',
    show: (onClose) => withSchedule(<CreateScheduleDialog onClose={onClose} />, 'groups'),
    submit: /^Create schedule/,
  },
  {
    file: 'schedule/delete-match-dialog',
    show: (onClose) => withSchedule(<DeleteMatchDialog dayId={day} matchId={game} onClose={onClose} />),
    submit: 'Delete match',
  },
  {
    file: 'schedule/delete-schedule-dialog',
    show: (onClose) => withSchedule(<DeleteScheduleDialog onClose={onClose} />),
    submit: 'Delete schedule',
  },
  {
    file: 'dialogs/hyperlinks-dialog',
    show: (onClose) => (
      <HyperlinksDialog
        parts={[{ id: '0', title: 'Day 1', games: [{ id: 'm0', name: 'Team A v Team B', hyperlink: '' }] }]}
        onClose={onClose}
        save={(links) => command('setHyperlinks', links)}
      />
    ),
    fill: () => type(/^Link of/, 'https://www.youtube.com/watch?v=1'),
    submit: 'Save links',
  },
  {
    file: 'schedule/move-dialog',
    show: (onClose) => withSchedule(<MoveDialog entry={game} from={{ dayId: day, index: 0 }} onClose={onClose} />),
    fill: () => pick('Position', '3'),
    submit: 'Move game',
  },
  {
    file: 'schedule/referees-dialog',
    show: (onClose) => withSchedule(<RefereesDialog onClose={onClose} />),
    fill: () => type('Referee of Team A v Team B', 'Zoé'),
    submit: 'Save referees',
  },
  {
    file: 'schedule/tie-breaker-dialog',
    show: (onClose) => withSchedule(<TieBreakerDialog onClose={onClose} />),
    fill: async () => {
      await pick('First team', 'a');
      await pick('Second team', 'b');
    },
    submit: 'Add match',
  },
  {
    file: 'dialogs/times-dialog',
    show: (onClose) =>
      withSchedule(
        <TimesDialog
          title="Set Match Times"
          times={tournamentAt('schedule').scheduleTimes}
          days={2}
          startsOf="day"
          shown={null}
          onClose={onClose}
          save={(times) => command('setMatchTimes', times)}
        />,
      ),
    submit: 'Save times',
  },
  {
    file: 'scoring/scoring-mode',
    show: (onClose) => withSchedule(<ScoringMode onClose={onClose} />),
    submit: async () => {
      const [box] = screen.getAllByLabelText('Score of Team A');
      await userEvent.type(box as HTMLElement, '3');
      await new Promise((resolve) => setTimeout(resolve, 1100));
    },
    cancel: 'Close',
    staysOpen: true,
  },
  { file: 'standings/adjust-points-dialog', show: (onClose) => withSchedule(<AdjustPointsDialog onClose={onClose} />), submit: 'Save' },
  {
    file: 'swiss/exchange-dialog',
    show: (onClose) => withSchedule(<ExchangeDialog dayId={day} onClose={onClose} />, 'swiss'),
    fill: async () => {
      await pick('This team', 'a');
      await pick('changes places with', 'c');
    },
    submit: /xchange/,
  },
  {
    file: 'swiss/next-round-dialog',
    show: (onClose) => withSchedule(<NextRoundDialog onClose={onClose} />, 'swiss'),
    submit: 'Create round 2',
  },
  {
    file: 'swiss/remove-round-dialog',
    show: (onClose) => withSchedule(<RemoveRoundDialog dayId={day} onClose={onClose} />, 'swiss'),
    submit: /^Remove/,
  },
  {
    file: 'swiss/round-note',
    show: () =>
      withSchedule(<RoundNote dayId={day} background={background} />, 'swiss', {
        schedule: { '0': ['m0', 'm1', 'm4', 'm5'], '1': ['m2'] },
      }),
    opener: 'Unlock round 1',
    submit: 'Unlock',
  },
  {
    file: 'swiss/withdraw-dialog',
    show: (onClose) => withSchedule(<WithdrawDialog onClose={onClose} />, 'swiss'),
    submit: () => userEvent.click(screen.getByRole('switch', { name: 'Team A plays on' })),
    cancel: 'Close',
    staysOpen: true,
  },
  {
    file: 'teams/add-team-dialog',
    show: (onClose) => <AddTeamDialog tournament={tournamentAt('teams')} onClose={onClose} />,
    fill: () => type('Team name', 'Canal'),
    submit: 'Add team',
  },
  {
    file: 'teams/delete-team-dialog',
    show: (onClose) => <DeleteTeamDialog team={someTeams[0] as never} data={dataAt('teams')} onClose={onClose} />,
    submit: 'Delete team',
  },
  {
    file: 'teams/import-dialog',
    show: (onClose) => <ImportDialog data={dataAt('teams')} onClose={onClose} />,
    fill: async () => {
      await userEvent.upload(
        screen.getByLabelText(/^Or take a file/),
        Object.assign(new File([], 'teams.csv', { type: 'text/csv' }), { text: () => Promise.resolve('name\nCanal\n') }),
      );
      await screen.findByRole('rowheader', { name: 'Canal' });
    },
    submit: /^Take over 1 team/,
  },
  {
    file: 'teams/mock-teams-dialog',
    show: (onClose) => <MockTeamsDialog tournamentId="t1" teamCount={0} onClose={onClose} />,
    submit: /^Create \d+ teams/,
  },
  {
    file: 'teams/seed-order-dialog',
    show: (onClose) => <SeedOrderDialog data={dataAt('teams')} onClose={onClose} />,
    fill: () => press('By registration'),
    submit: 'Save order',
  },
];
