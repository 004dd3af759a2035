import { getLastUpToDate, currentConnection, reportConnection, watchConnection, type Connection } from './connection';

describe('the connection', () => {
  it('is offline while any watcher is cut off, and pending while anything waits', () => {
    const seen: Connection[] = [];
    const stop = watchConnection((connection) => seen.push(connection));
    const [first, second] = [{}, {}];
    reportConnection(first, { cut: true, pending: false });
    reportConnection(second, { cut: true, pending: true });
    reportConnection(first, { cut: false, pending: false });
    expect(currentConnection()).toEqual({ status: 'offline', pending: true });
    reportConnection(second, { cut: false, pending: false });
    stop();
    reportConnection(second, { cut: true, pending: true });
    expect(seen).toEqual([
      { status: 'online', pending: false },
      { status: 'offline', pending: false },
      { status: 'offline', pending: true },
      { status: 'online', pending: false },
    ]);
  });

  it('says of when the oldest is that may be old, and nothing while the line stands', () => {
    const told: (number | null)[] = [];
    const stop = watchConnection(() => told.push(getLastUpToDate()));
    const [first, second] = [{}, {}];
    reportConnection(first, { cut: true, pending: false, asOf: 200 });
    reportConnection(second, { cut: true, pending: false, asOf: 100 });
    reportConnection(second, { cut: false, pending: false });
    reportConnection(first, { cut: false, pending: false });
    stop();
    expect(told).toEqual([null, 200, 100, 200, null]);
  });
});
