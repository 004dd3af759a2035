import { createRemoteLoader } from '@courtside/federation';
import { announceBuild } from '@courtside/federation/announce';
import { takeDocument } from '@courtside/federation/documents-in-page';
import { reportError, reportOutcome, reportsAddress, startReports } from '@courtside/federation/reports';
import { isUnattended } from '@courtside/federation/links';
import { allowScriptsFrom, googleSignIn } from '@courtside/federation/script-policy';
import { configurePlatform, correctEstimates, parsePlatformConfig, readConfig, takeAnswers } from '@courtside/firebase';
import { createI18n, startFailureWords } from '@courtside/i18n';
import { applyColorScheme, serverOffset, StartFailure } from '@courtside/ui';
import { StrictMode, type ReactNode } from 'react';
// Remotes import it from the share scope, where it only is if the shell imports it too. The shell itself renders with another part of it.
import 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { parseShellConfig } from './start-up-config';
import { keepVisit } from './worker/keep-visit';
import { leaveRefusingWorker } from './worker/refusing-worker';

const root = createRoot(document.getElementById('root') as HTMLElement);

announceBuild();

/** The origin of pictures of tournaments and people, unless our own backend serves them. */
const CLOUD_STORAGE = 'https://firebasestorage.googleapis.com';

async function page(): Promise<ReactNode> {
  applyColorScheme();
  const [config] = await Promise.all([takeDocument('config') ?? readConfig(), createI18n({ namespaces: ['common', 'shell', 'errors'] })]);
  const platform = parsePlatformConfig(config);
  configurePlatform(platform);
  takeAnswers(takeDocument('answers'));
  correctEstimates(serverOffset);
  if (!platform.emulator) allowScriptsFrom(googleSignIn);
  const shell = parseShellConfig(config);
  startReports(reportsAddress(config));
  const loadRemote = createRemoteLoader({
    registryUrl: shell.registry,
    allowedOrigins: shell.remoteOrigins,
    onOutcome: reportOutcome,
    onMissing: () => void leaveRefusingWorker(shell.remoteOrigins, () => window.location.reload()),
  });
  keepVisit(shell.worksOffline ? [...shell.remoteOrigins, platform.emulator?.origin ?? CLOUD_STORAGE] : null);
  return (
    <StrictMode>
      <App config={shell} loadRemote={loadRemote} />
    </StrictMode>
  );
}

/** An unattended page starts again by itself after this time. */
const AGAIN_MS = 10_000;

/** Starts the site, and lets the user retry after a failure. */
async function start(): Promise<void> {
  // Removes the message about the last attempt.
  root.render(null);
  try {
    root.render(await page());
  } catch (error) {
    console.error(error);
    reportError('boundary', error);
    // No user can press a button on an unattended page.
    if (isUnattended(window.location.pathname)) setTimeout(() => void start(), AGAIN_MS);
    else root.render(<StartFailure {...startFailureWords} onRetry={() => void start()} />);
  }
}

void start();
