import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { wordsOf } from '@courtside/i18n';
import { use } from 'react';
import { CreatePage } from './features/create/create-page';
import { MyTournamentsPage } from './features/mine/my-tournaments-page';
import { TournamentPage } from './page/tournament-page';

const pages: RemotePages<'mf-organizer'> = {
  organize: <CreatePage />,
  myTournaments: <MyTournamentsPage />,
  tournament: <TournamentPage />,
};

/** The organiser's part of the site: create, my tournaments, and a tournament with its tools. */
function App() {
  use(
    wordsOf(
      'common',
      'organizer',
      'organizerTeams',
      'organizerSchedule',
      'organizerBracket',
      'organizerMixer',
      'home',
      'tournament',
      'schedule',
      'standings',
      'bracket',
      'errors',
    ),
  );
  return <RemoteRoutes pages={pages} />;
}

export default App satisfies RemoteModules['mf-organizer']['default'];
