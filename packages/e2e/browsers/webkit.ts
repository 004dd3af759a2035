import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findFreePort } from '../support/free-port';
import { WebDriverSession } from './webdriver';

/** A virtual screen: WebKitGTK always needs one. */
export interface Screen {
  readonly display: string;
  /** Disables services of a desktop, which is missing here. */
  readonly settings: string;
  close(): Promise<void>;
}

/** Hides the toolbar, whose buttons keep the window from being as narrow as a phone. */
const narrow = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; } entry { font-size: 4px; }';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended (exit code ${code}).`)));
  // It prints the free number that it chose.
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), failed])) as [Buffer];
  failed.catch(() => undefined);
  const settings = mkdtempSync(path.join(tmpdir(), 'courtside-gtk-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrow);
  return {
    display: `:${number.toString().trim()}`,
    settings,
    async close() {
      await end(server);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

export interface WebKit {
  readonly session: WebDriverSession;
  /** Calls the function for each line of the browser's output, including its console. */
  onLine(listen: (line: string) => void): void;
  close(): Promise<void>;
}

/** Starts WebKitGTK's own small browser with its driver, in separate processes for each visitor and without data of earlier ones. */
export async function startWebKit({ display, settings }: Screen, driver: string): Promise<WebKit> {
  const port = await findFreePort();
  const child = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      GDK_BACKEND: 'x11',
      TZ: 'Europe/Paris',
      // There is no graphics card, and a container has no room for another sandbox. The browser opens only our own pages.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // There is no desktop session to connect to.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GIO_USE_VFS: 'local',
      NO_AT_BRIDGE: '1',
    },
  });
  const listeners: ((line: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      for (const listen of listeners) listen(line);
    });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, child);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const session = await WebDriverSession.begin(address, { 'webkitgtk:browserOptions': { args } });
  await session.post('timeouts', { script: 60_000, pageLoad: 60_000 });
  return {
    session,
    onLine: (listen) => void listeners.push(listen),
    async close() {
      await session.end().catch(() => undefined);
      await end(child);
    },
  };
}

/** Waits until a driver reports that it is ready. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The driver of WebKit ended (exit code ${child.exitCode}).`);
}
