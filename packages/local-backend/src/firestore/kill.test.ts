import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandFile } from '../../test/backend-process.testkit';
import { temporaryFolder } from '../server/backend.testkit';
import { testRules } from './firestore.testkit';

/** F20: an acknowledged write is on disk, also if other writes were pending with it when the process was killed. */
describe('a backend that is killed in the middle of writes', () => {
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    data = await temporaryFolder();
    writeFileSync(path.join(data.folder, 'firestore.rules'), testRules);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await data.remove();
  });

  const start = async (): Promise<{ child: ChildProcess; documents: string }> => {
    const args = [
      '--data',
      path.join(data.folder, 'data'),
      '--port',
      '0',
      '--firestore-rules',
      path.join(data.folder, 'firestore.rules'),
      '--json',
      '--log',
      'error',
    ];
    const child = spawn(process.execPath, [commandFile(), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const { url } = JSON.parse(line.toString()) as { url: string };
    return { child, documents: `${url}/v1/projects/demo-courtside/databases/(default)/documents` };
  };

  it('F20 has every acknowledged write after the restart', async () => {
    const { child, documents } = await start();
    const acknowledged: string[] = [];
    let isAlive = true;
    const writer = async (name: string): Promise<void> => {
      for (let index = 0; isAlive; index += 1) {
        const id = `${name}-${index}`;
        const answer = await fetch(`${documents}/open/kill/items/${id}`, {
          method: 'PATCH',
          body: JSON.stringify({ fields: { index: { integerValue: String(index) } } }),
        }).catch(() => null);
        if (answer?.ok) acknowledged.push(id);
        if (acknowledged.length === 100) child.kill('SIGKILL');
        if (!answer) isAlive = false;
      }
    };
    await Promise.all([writer('a'), writer('b'), writer('c'), writer('d')]);

    const second = await start();
    const answer = await fetch(`${second.documents}/open/kill:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'items' }] } }),
    });
    const rows = (await answer.json()) as { document?: { name: string } }[];
    const stored = new Set(rows.map((row) => row.document?.name.split('/').at(-1)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  }, 120_000);
});
