import { announceBuild } from '@courtside/federation/announce';
import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { PlannerPage } from './planner-page';

announceBuild();

const pages: RemotePages<'mf-planner'> = {
  planner: <PlannerPage address={() => window.location.href} />,
};

/** The tournament size calculator in the shell. */
function App() {
  use(loadPageWords('common', 'planner'));
  return <RemoteRoutes pages={pages} />;
}

export default App satisfies RemoteModules['mf-planner']['default'];
