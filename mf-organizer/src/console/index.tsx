import { announceBuild } from '@courtside/federation/announce';
import { reportError, reportsAddress, startReports } from '@courtside/federation/reports';
import { allowScriptsFrom, googleSignIn, guardScripts } from '@courtside/federation/script-policy';
import { configurePlatform, correctEstimates, parsePlatformConfig, readConfig } from '@courtside/firebase';
import { createI18n, startFailureWords } from '@courtside/i18n';
import { applyColorScheme, listenBeforeRouter, serverOffset, StartFailure } from '@courtside/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './console-app';
import { setSiteOrigin } from '../notifying/site-origin';
import { parsePublicSite } from './public-site';

const root = createRoot(document.getElementById('root') as HTMLElement);

guardScripts();
listenBeforeRouter();
announceBuild();

async function start(): Promise<void> {
  applyColorScheme();
  const [config] = await Promise.all([readConfig(), createI18n({ namespaces: ['common', 'shell', 'console', 'auth', 'errors'] })]);
  const platform = parsePlatformConfig(config);
  configurePlatform(platform);
  correctEstimates(serverOffset);
  startReports(reportsAddress(config));
  if (!platform.emulator) allowScriptsFrom(googleSignIn);
  const publicSite = parsePublicSite(config);
  setSiteOrigin(publicSite);
  root.render(
    <StrictMode>
      <ConsoleApp publicSite={publicSite} />
    </StrictMode>,
  );
}

/** Starts the console, and retries when the user asks for it. */
function begin(): void {
  root.render(null);
  start().catch((error: unknown) => {
    console.error(error);
    reportError('boundary', error);
    root.render(<StartFailure {...startFailureWords} onRetry={begin} />);
  });
}

begin();
