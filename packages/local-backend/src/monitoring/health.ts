import { json, type Route } from '../http/api';
import { buildInfo } from '../process/build-info';
import type { DiskSpace } from '../disk/disk-space';

/** `ok`; `full`: the last of the disk is touched, uploads are refused and soon everything; `unreadable`: the store does not answer. */
export interface Health {
  status: 'ok' | 'unwell';
  store: 'ok' | 'unreadable';
  disk: 'ok' | 'full';
  /** The running version; each page of the site reports its own in the same form. */
  version: string;
  build: string;
}

/** `GET /health` for monitoring: 200, or 503 when the operator has to act. Open to all, so it reveals neither paths nor figures. */
export function healthRoute(look: () => Health): Route {
  return {
    method: 'GET',
    path: '/health',
    handler: () => {
      const health = look();
      return json(health, health.status === 'ok' ? 200 : 503);
    },
  };
}

export function checkHealth({ readStore, disk }: { readStore: () => void; disk: Pick<DiskSpace, 'hasRoomFor'> }): Health {
  const store = canRead(readStore) ? 'ok' : 'unreadable';
  const space = disk.hasRoomFor(0) ? 'ok' : 'full';
  return { status: store === 'ok' && space === 'ok' ? 'ok' : 'unwell', store, disk: space, ...buildInfo };
}

function canRead(read: () => void): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
