import { playerId, teamId } from '@courtside/domain';
import { TeamDirectory } from '@courtside/tournament-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnounceDialog } from './dialogs/announce-dialog';
import { PassesDialog } from './dialogs/passes-dialog';
import { ReturnDialog } from './dialogs/return-dialog';
import { RevokePassDialog } from './dialogs/revoke-pass-dialog';
import { AddOrganizerDialog } from './features/details/add-organizer-dialog';
import { DeleteTournament } from './features/details/delete-tournament';
import { DuplicateDialog } from './dialogs/duplicate-dialog';
import { Organizers } from './features/details/organizers';
import { PhotoDialog } from './features/details/photo-dialog';
import { OpenRegistrationDialog } from './features/details/registration-state';
import { DrawDialog } from './features/details/draw-state';
import { PlacesDialog } from './features/details/places-dialog';
import { RegistrationTimesDialog } from './features/details/registration-times-dialog';
import { CheckInDialog } from './features/details/check-in-dialog';
import { FeeDialog } from './features/details/fee-dialog';
import { QuestionsDialog } from './features/details/questions-dialog';
import { CreateGroupsDialog } from './features/groups/create-groups-dialog';
import { DeleteGroupsDialog } from './features/groups/delete-groups-dialog';
import { AddMockPlayersDialog } from './features/mixer/add-mock-players-dialog';
import { CreateMixerTeams } from './features/mixer/create-mixer-teams';
import { RemovePlayerDialog } from './features/mixer/remove-player-dialog';
import { SkillDialog } from './features/mixer/skill-dialog';
import { OpenTournament } from './features/open/open-tournament';
import { AddTeamDialog } from './features/teams/add-team-dialog';
import { DeleteTeamDialog } from './features/teams/delete-team-dialog';
import { ImportDialog } from './features/teams/import-dialog';
import { MockTeamsDialog } from './features/teams/mock-teams-dialog';
import { SeedOrderDialog } from './features/teams/seed-order-dialog';
import { listEntries } from './features/teams/entries-model';
import { teamFile } from './features/teams/team-file.testkit';
import { WithdrawEntriesDialog } from './features/teams/withdraw-entries-dialog';
import { WriteDialog } from './features/teams/write-dialog';
import { dataAt, matchesAt, someTeams, tournamentAt } from './organizer.testkit';
import { searchProfiles, watchSchedule } from './firebase.testkit';

import { mixer, pick, players, press, type, zoe, type DialogRow } from './dialog-row.testkit';

const [firstTeam] = someTeams;
const firstPlace = {
  id: firstTeam?.id ?? teamId('a'),
  registeredAt: 1,
  grantedAt: null,
  withdrawnAt: null,
  isGuaranteed: false,
  toldAt: null,
};

/** Dialogs of the event: its details, people, teams and groups. */
export const eventDialogs: readonly DialogRow[] = [
  {
    file: 'dialogs/announce-dialog',
    show: (onClose) => <AnnounceDialog tournament={tournamentAt('schedule')} courts={['A', 'B']} onClose={onClose} />,
    fill: () => press('Court B is closed'),
    submit: 'Announce',
    needsNetwork: true,
  },
  {
    file: 'dialogs/passes-dialog',
    show: (onClose) => {
      watchSchedule.mockImplementation((_id, onValue) => {
        onValue(matchesAt('schedule'));
        return () => undefined;
      });
      return <PassesDialog tournament={tournamentAt('schedule')} onClose={onClose} />;
    },
    fill: async () => {
      await type(/^Name of the pass/, 'Zoé');
      await pick('Good for', 'Court A');
    },
    submit: 'Make a pass',
    cancel: 'Close',
    staysOpen: true,
    needsNetwork: true,
  },
  {
    file: 'dialogs/return-dialog',
    show: (onClose) => {
      const tournament = tournamentAt('schedule', { withdrawnTeamIds: ['a'] });
      return (
        <TeamDirectory teams={someTeams}>
          <ReturnDialog {...{ tournament, onClose }} teams={someTeams} matches={matchesAt('schedule')} games={null} teamId={teamId('a')} />
        </TeamDirectory>
      );
    },
    submit: 'Take the team back in',
  },
  {
    file: 'dialogs/revoke-pass-dialog',
    show: (onClose) => <RevokePassDialog tournamentId="t1" pass={{ id: 'p1', name: 'Zoé' }} onClose={onClose} />,
    submit: 'Revoke pass',
    needsNetwork: true,
  },
  {
    file: 'details/add-organizer-dialog',
    show: (onClose) => <AddOrganizerDialog tournament={tournamentAt('teams')} onClose={onClose} onAdded={() => undefined} />,
    fill: async () => {
      searchProfiles.mockResolvedValue([zoe] as never);
      await userEvent.type(await screen.findByRole('combobox'), 'zoé');
      await userEvent.click(await screen.findByRole('option'));
    },
    submit: 'Add organizer',
    needsNetwork: true,
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
    file: 'dialogs/duplicate-dialog',
    show: (onClose) => <DuplicateDialog tournament={tournamentAt('teams')} onClose={onClose} />,
    submit: 'Duplicate',
  },
  {
    file: 'details/remove-organizer',
    show: () => <Organizers data={{ ...dataAt('teams'), profiles: new Map([['u2', zoe]]) }} adding={false} onAdd={() => undefined} />,
    opener: 'Remove Zoé',
    submit: 'Remove organizer',
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
    file: 'details/registration-times-dialog',
    show: (onClose) => <RegistrationTimesDialog tournament={tournamentAt('teams')} onClose={onClose} />,
    submit: 'Save times',
  },
  {
    file: 'details/places-dialog',
    show: (onClose) => <PlacesDialog data={dataAt('teams', { places: 24 })} onClose={onClose} />,
    submit: 'Save places',
    needsNetwork: true,
  },
  {
    file: 'details/draw-state',
    show: (onClose) => (
      <DrawDialog data={{ ...dataAt('teams', { places: 24, placesBy: 'draw' }), places: [firstPlace] }} onClose={onClose} />
    ),
    submit: 'Draw the places',
  },
  {
    file: 'teams/withdraw-entries-dialog',
    show: (onClose) => {
      const data = dataAt('teams', { places: 24 });
      const [one] = listEntries({ ...data, placements: new Map() }, { payments: null, checkIns: null });
      return one && <WithdrawEntriesDialog data={data} entries={[one]} onDone={onClose} onClose={onClose} />;
    },
    submit: 'Withdraw 1 team',
  },
  {
    file: 'details/check-in-dialog',
    show: (onClose) => <CheckInDialog tournament={dataAt('teams').tournament} hours={null} onClose={onClose} />,
    fill: () => userEvent.click(screen.getByRole('switch', { name: 'Teams check in' })),
    submit: 'Save the hours',
    needsNetwork: true,
  },
  {
    file: 'details/fee-dialog',
    show: (onClose) => <FeeDialog tournamentId="t1" fee={null} onClose={onClose} />,
    fill: async () => {
      await userEvent.click(screen.getByRole('switch', { name: 'Taking part costs something' }));
      await type('Amount per team', '60');
    },
    submit: 'Save the fee',
    needsNetwork: true,
  },
  {
    file: 'details/questions-dialog',
    show: (onClose) => <QuestionsDialog tournamentId="t1" questions={[]} onClose={onClose} />,
    fill: async () => {
      await press('Add a question');
      await type('Question', 'T-shirt sizes?');
    },
    submit: 'Save questions',
    needsNetwork: true,
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
    needsNetwork: true,
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
    needsNetwork: true,
  },
  {
    file: 'teams/add-team-dialog',
    show: (onClose) => <AddTeamDialog tournament={tournamentAt('teams')} teamCount={8} onClose={onClose} />,
    fill: () => type('Team name', 'Canal'),
    submit: 'Add team',
    needsNetwork: true,
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
      await userEvent.upload(screen.getByLabelText(/^Or take a file/), teamFile('name\nCanal\n'));
      await screen.findByRole('rowheader', { name: 'Canal' });
    },
    submit: /^Import 1 team/,
    needsNetwork: true,
  },
  {
    file: 'teams/mock-teams-dialog',
    show: (onClose) => <MockTeamsDialog tournament={tournamentAt('teams')} teamCount={0} onClose={onClose} />,
    submit: /^Create \d+ teams/,
    needsNetwork: true,
  },
  {
    file: 'teams/write-dialog',
    show: (onClose) => <WriteDialog data={dataAt('teams')} onClose={onClose} />,
    fill: async () => {
      await type('Subject', 'Rain');
      await type('Text', 'Bring a coat.');
      await screen.findByText(/It goes by email to 2 captains/);
    },
    submit: 'Send to 2 captains',
    cancel: 'Close',
    staysOpen: true,
  },
  {
    file: 'teams/seed-order-dialog',
    show: (onClose) => <SeedOrderDialog data={dataAt('teams')} onClose={onClose} />,
    fill: () => press('By registration'),
    submit: 'Save order',
  },
];
