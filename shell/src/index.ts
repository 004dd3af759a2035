import { documentInPage } from '@courtside/federation/documents-in-page';
import { guardScripts } from '@courtside/federation/script-policy';
import { forgetUnloadedShares } from '@courtside/federation/shares';
import { showBareFailure } from './bare-failure';
import { startEarlyDownloads } from './early';

guardScripts();
startEarlyDownloads(documentInPage('loads'), documentInPage('registry'), documentInPage('config'), documentInPage('answers'));
// The versions of shared libraries are decided before any of them is used, so the import has two steps.
function begin(): void {
  import(/* webpackChunkName: "begin" */ './bootstrap').catch((error: unknown) => {
    console.error(error);
    forgetUnloadedShares('shell');
    showBareFailure(document.getElementById('root') as HTMLElement, begin);
  });
}

begin();
