import { announceBuild } from '@courtside/federation/announce';
import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { loadPageWords } from '@courtside/i18n';
import { use } from 'react';
import { RegisterPage } from './register-page';

announceBuild();

const pages: RemotePages<'mf-registration'> = {
  register: <RegisterPage />,
};

/** Registration for a tournament. */
function App() {
  use(loadPageWords('common', 'errors', 'registration', 'tournament'));
  return <RemoteRoutes pages={pages} />;
}

export default App satisfies RemoteModules['mf-registration']['default'];
