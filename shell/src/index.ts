import { documentInPage } from '@courtside/federation/documents-in-page';
import { guardScripts } from '@courtside/federation/script-policy';
import { forgetUnloadedShares } from '@courtside/federation/shares';
import { showBareFailure } from './bare-failure';
import { begunEarly } from './early';

guardScripts();
begunEarly(documentInPage('loads'), documentInPage('registry'), documentInPage('config'), documentInPage('answers'));
// Shared libraries are settled before any of them is used, hence the import in two steps.
function begin(): void {
  import(/* webpackChunkName: "begin" */ './bootstrap').catch((error: unknown) => {
    console.error(error);
    forgetUnloadedShares('shell');
    showBareFailure(document.getElementById('root') as HTMLElement, begin);
  });
}

begin();
