/** @jest-environment jsdom */
import { installGapiBridge } from './gapi-bridge';

interface Frame {
  ping(onAnswer: () => void): Promise<void>;
  register(type: string, listener: (data: unknown) => unknown): void;
  send(type: string, data: unknown, onReply: (result: readonly unknown[]) => void): void;
}

const origin = 'http://backend.test';

function openFrame(): { frame: Frame; posted: unknown[]; receive(data: object, from?: string): void } {
  installGapiBridge();
  const { gapi } = window as unknown as {
    gapi: { iframes: { getContext(): { open(options: object, onOpen: (frame: Frame) => unknown): Frame } } };
  };
  const frame = gapi.iframes.getContext().open({ url: `${origin}/emulator/auth/iframe`, where: document.body }, (opened) => opened);
  const target = document.querySelector('iframe:last-of-type') as HTMLIFrameElement;
  const posted: unknown[] = [];
  if (target.contentWindow)
    target.contentWindow.postMessage = ((message: unknown, to: string) =>
      posted.push([message, to])) as unknown as typeof window.postMessage;
  const receive = (data: object, from = origin) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { source: 'courtside-auth', ...data }, origin: from, source: target.contentWindow }),
    );
  return { frame, posted, receive };
}

describe('the bridge to the sign-in iframe', () => {
  afterEach(() => {
    document.body.replaceChildren();
    delete (window as { gapi?: unknown }).gapi;
  });

  it('is ready when the iframe says so', async () => {
    const { frame, receive } = openFrame();
    let answers = 0;
    const pinged = frame.ping(() => answers++);
    receive({ kind: 'ready' });
    await pinged;
    expect(answers).toBe(1);
  });

  it('carries a request and its reply, and survives a callback that throws', () => {
    const { frame, posted, receive } = openFrame();
    const results: unknown[] = [];
    frame.send('webStorageSupport', { type: 'webStorageSupport' }, (result) => {
      results.push(result);
      throw new Error('internal error');
    });
    expect(posted).toEqual([
      [{ source: 'courtside-auth', kind: 'request', id: 1, type: 'webStorageSupport', data: { type: 'webStorageSupport' } }, origin],
    ]);
    receive({ kind: 'reply', id: 1, result: [{ webStorageSupport: true }] });
    expect(results).toEqual([[{ webStorageSupport: true }]]);
  });

  it('answers an event with what its listener says', () => {
    const { frame, posted, receive } = openFrame();
    frame.register('authEvent', () => ({ status: 'ACK' }));
    receive({ kind: 'request', id: 7, type: 'authEvent', data: { type: 'authEvent' } });
    expect(posted).toEqual([[{ source: 'courtside-auth', kind: 'reply', id: 7, result: [{ status: 'ACK' }] }, origin]]);
  });

  it('hears nobody else', () => {
    const { frame, posted, receive } = openFrame();
    frame.register('authEvent', () => ({ status: 'ACK' }));
    receive({ kind: 'request', id: 1, type: 'authEvent' }, 'http://elsewhere.test');
    expect(posted).toEqual([]);
  });

  it("leaves Google's own library in place", () => {
    const own = { iframes: {} };
    (window as { gapi?: unknown }).gapi = own;
    installGapiBridge();
    expect((window as { gapi?: unknown }).gapi).toBe(own);
  });
});
