import { requireOwner } from '../auth/admin-routes';
import { RulesError } from '../rules';
import { json, type Route } from './api';
import { HttpError } from './http-error';
import type { LiveRules } from './rules-files';

export interface DiscoveryOptions {
  projectId: string;
  allowOwner: boolean;
  ownerKey: string | undefined;
  storageRules: LiveRules;
  /** `host:port` */
  address: () => string;
}

/** Tells programs what answers here, in the way of the official emulators' hub. */
export function discoveryRoutes(options: DiscoveryOptions): Route[] {
  const emulators = (): Record<string, unknown> => {
    const at = new URL(`http://${options.address()}`);
    const entry = (name: string): Record<string, unknown> => ({ name, host: at.hostname.replace(/^\[|\]$/g, ''), port: Number(at.port) });
    return { hub: entry('hub'), auth: entry('auth'), firestore: entry('firestore'), storage: entry('storage') };
  };
  return [
    { method: 'GET', path: '/', handler: () => json({ courtside: 'backend', projectId: options.projectId, outbox: '/outbox', authEmulator: { ready: true } }) },
    { method: 'GET', path: '/emulators', handler: () => json(emulators()) },
    {
      method: 'PUT',
      path: '/internal/setRules',
      handler: async (request) => {
        requireOwner(options, request);
        const { rules } = (await request.json()) as { rules?: { files?: { content?: unknown }[] } };
        const content = rules?.files?.[0]?.content;
        if (typeof content !== 'string') throw new HttpError(400, 'The rules are missing: {rules: {files: [{name, content}]}}.');
        try {
          options.storageRules.replace(content);
        } catch (error) {
          if (error instanceof RulesError) throw new HttpError(400, error.message);
          throw error;
        }
        return json({ message: 'Rules updated successfully' });
      },
    },
  ];
}
