import { connect } from 'node:http2';
import { parentPort } from 'node:worker_threads';

/** The input of a thread of listeners. */
export interface ListenersTask {
  readonly port: number;
  readonly listeners: number;
  /** The connections, shared evenly by the listeners. */
  readonly connections: number;
  /** The message that opens a target, as gRPC frames it. */
  readonly request: Uint8Array;
}

/** The output of a thread: first that all listeners are up to date; later, on request, the score and the time (ms since 1970) of each message. */
export type ListenersReport = 'ready' | readonly (readonly [score: number, at: number])[];

const headers = {
  ':method': 'POST',
  ':path': '/google.firestore.v1.Firestore/Listen',
  'content-type': 'application/grpc',
  'te': 'trailers',
  'google-cloud-resource-prefix': 'projects/demo-courtside/databases/(default)',
};
/** Returns the mark of a score. Every document has it as text, so that it can be found without decoding the message. */
export const formatMark = (score: number): string => `<${String(score).padStart(8, '0')}>`;
const mark = /<(\d{8})>/g;
const MARK_LENGTH = 10;

/** Runs listeners in their own thread. They use hardly any time: they search the messages for the mark and decode nothing. */
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
