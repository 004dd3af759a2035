import { configurePlatform, parsePlatformConfig } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { applyColorScheme } from '@courtside/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './console-app';
import { publicSiteOf } from './public-site';
import { StartFailure } from './start-failure';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start(): Promise<void> {
  applyColorScheme();
  const [config] = await Promise.all([readConfig(), createI18n({ namespaces: ['common', 'console', 'auth', 'errors'] })]);
  configurePlatform(parsePlatformConfig(config));
  root.render(
    <StrictMode>
      <ConsoleApp publicSite={publicSiteOf(config)} />
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
  root.render(<StartFailure />);
});
