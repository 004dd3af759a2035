import { createRemoteLoader } from '@courtside/federation';
import { allowScriptsFrom, googleSignIn } from '@courtside/federation/script-policy';
import { configurePlatform, parsePlatformConfig, readConfig } from '@courtside/firebase';
import { createI18n, startFailureWords } from '@courtside/i18n';
import { applyColorScheme, StartFailure } from '@courtside/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { parseShellConfig } from './start-up-config';

const container = document.getElementById('root') as HTMLElement;

async function start(): Promise<void> {
  applyColorScheme();
  const [config] = await Promise.all([readConfig(), createI18n({ namespaces: ['common', 'shell', 'errors'] })]);
  const platform = parsePlatformConfig(config);
  configurePlatform(platform);
  if (!platform.emulator) allowScriptsFrom(googleSignIn);
  const shell = parseShellConfig(config);
  const loadRemote = createRemoteLoader({ registryUrl: shell.registry, allowedOrigins: shell.remoteOrigins });
  createRoot(container).render(
    <StrictMode>
      <App config={shell} loadRemote={loadRemote} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  console.error(error);
  createRoot(container).render(<StartFailure {...startFailureWords} />);
});
