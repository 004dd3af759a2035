import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { createCertificate } from '../../../packages/e2e/support/self-signed';
import { startFront } from './front.testkit';

let folder: string;
let files: { readonly cert: string; readonly key: string };
const put = (): string => {
  const { cert, key } = createCertificate();
  // A renewal does the same: it replaces the files one after the other.
  for (const [file, text] of [
    [files.key, key],
    [files.cert, cert],
  ] as const) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return cert;
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtside-tls-'));
  files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Trusts this certificate and no other. */
async function ask(port: number, ca: string, pathname: string): Promise<{ text: string; serial: string }> {
  const sent = request({ host: '127.0.0.1', port, path: pathname, ca, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { socket: TLSSocket }];
  const serial = answer.socket.getPeerCertificate().serialNumber;
  let text = '';
  for await (const chunk of answer) text += chunk.toString();
  return { text, serial };
}

it('F7 the one port speaks https, says so to pages, and takes a renewed certificate by itself; a spoilt one changes nothing', async () => {
  const first = put();
  const front = await startFront({ tls: files });
  try {
    const before = await ask(front.port, first, '/config.json');
    expect(JSON.parse(before.text)).toMatchObject({ emulator: { origin: `https://127.0.0.1:${front.port}` } });
    await expect(fetch(`http://127.0.0.1:${front.port}/`)).rejects.toThrow();

    const told = () => once(front.child.stdout as NodeJS.ReadableStream, 'data').then(([line]) => String(line));
    const renewed = told();
    const second = put();
    expect(await renewed).toContain('The certificate was renewed.');
    expect((await ask(front.port, second, '/join')).serial).not.toBe(before.serial);

    const spoilt = told();
    writeFileSync(files.cert, 'no certificate');
    expect(await spoilt).toContain('The certificate before stays in use.');
    expect((await ask(front.port, second, '/join')).serial).not.toBe(before.serial);

    const asked = told();
    front.child.kill('SIGHUP');
    expect(await asked).toContain('The certificate before stays in use.');
  } finally {
    await front.close();
  }
});

it('F8 a key of another certificate stops the start, with the names of the files', async () => {
  put();
  writeFileSync(files.key, createCertificate().key);
  await expect(startFront({ tls: files })).rejects.toThrow(`--tls-cert ${files.cert}, --tls-key ${files.key}`);
});
