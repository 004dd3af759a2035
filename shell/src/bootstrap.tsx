import { createRemoteLoader } from '@courtside/federation';
import { configurePlatform, parsePlatformConfig } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { applyColorScheme } from '@courtside/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { StartUpFailure } from './features/errors/start-up-failure';
import { parseShellConfig } from './start-up-config';

const container = document.getElementById('root') as HTMLElement;

async function start(): Promise<void> {
  applyColorScheme();
  const [config] = await Promise.all([readConfig(), createI18n({ namespaces: ['common', 'shell', 'errors'] })]);
  configurePlatform(parsePlatformConfig(config));
  const shell = parseShellConfig(config);
  const loadRemote = createRemoteLoader({ registryUrl: shell.registry, allowedOrigins: shell.remoteOrigins });
  createRoot(container).render(
    <StrictMode>
      <App config={shell} loadRemote={loadRemote} />
    </StrictMode>,
  );
}

async function readConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  return response.json();
}

start().catch((error: unknown) => {
  console.error(error);
  createRoot(container).render(<StartUpFailure />);
});
