import { connect } from 'node:http2';
import { parentPort } from 'node:worker_threads';

/** The input of a thread of listeners. */
export interface ListenersTask {
  readonly port: number;
  readonly listeners: number;
  /** Shared by the listeners evenly. */
  readonly connections: number;
  /** The message that opens a target, as gRPC frames it. */
  readonly request: Uint8Array;
}

/** The output of a thread: first that all listeners are up to date, then, on request, the score and the time (ms since 1970) of each message. */
export type ListenersReport = 'ready' | readonly (readonly [score: number, at: number])[];

const headers = {
  ':method': 'POST',
  ':path': '/google.firestore.v1.Firestore/Listen',
  'content-type': 'application/grpc',
  'te': 'trailers',
  'google-cloud-resource-prefix': 'projects/demo-courtside/databases/(default)',
};
/** Every document also has its score as text, which can be found without decoding anything. */
export const formatMark = (score: number): string => `<${String(score).padStart(8, '0')}>`;
const mark = /<(\d{8})>/g;
const MARK_LENGTH = 10;

/** Listeners in their own thread that cost next to nothing: they search the messages for the mark and decode nothing. */
export async function runListeners({ port, listeners, connections, request }: ListenersTask): Promise<void> {
  const heard: [number, number][] = [];
  const sessions = Array.from({ length: connections }, () => connect(`http://127.0.0.1:${port}`));
  const open = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const stream = sessions[index % connections]!.request(headers);
      let rest = '';
      stream.on('error', reject);
      stream.on('data', (chunk: Buffer) => {
        const now = performance.timeOrigin + performance.now();
        const text = rest + chunk.toString('latin1');
        rest = text.slice(1 - MARK_LENGTH);
        for (const [, score] of text.matchAll(mark)) heard.push([Number(score), now]);
        resolve();
      });
      stream.write(request);
    });
  await Promise.all(Array.from({ length: listeners }, (_, index) => open(index)));
  parentPort!.postMessage('ready' satisfies ListenersReport);
  parentPort!.on('message', () => parentPort!.postMessage(heard satisfies ListenersReport));
}
