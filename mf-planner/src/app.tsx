import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { wordsOf } from '@courtside/i18n';
import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PlannerPage } from './planner-page';

/** The tournament size calculator in the shell. */
function App({ basePath }: RemoteAppProps) {
  use(wordsOf('common', 'planner'));
  return (
    <Routes>
      <Route path={`${basePath}/planner`} element={<PlannerPage />} />
    </Routes>
  );
}

export default App satisfies RemoteModules['mf-planner']['default'];
