import { requireOwner } from '../auth/admin-routes';
import { RulesError } from '@courtside/rules-language';
import { json, type JsonObject, type Route } from '../http/api';
import { HttpError } from '../http/http-error';
import type { LiveRules } from '../rules/rules-files';

export interface DiscoveryOptions {
  projectId: string;
  allowOwner: boolean;
  ownerKey: string | undefined;
  storageRules: LiveRules;
  firestoreRules: LiveRules;
  /** Removes every document of a database. */
  clearFirestore: (projectId: string, databaseId: string) => Promise<void>;
  /** `host:port` */
  address: () => string;
}

/** Lists the services of this server for programs, like the official emulators' hub. */
export function discoveryRoutes(options: DiscoveryOptions): Route[] {
  const emulators = (): Record<string, unknown> => {
    const at = new URL(`http://${options.address()}`);
    const entry = (name: string): Record<string, unknown> => ({ name, host: at.hostname.replace(/^\[|\]$/g, ''), port: Number(at.port) });
    return { hub: entry('hub'), auth: entry('auth'), firestore: entry('firestore'), storage: entry('storage') };
  };
  return [
    {
      method: 'GET',
      path: '/',
      handler: () => json({ courtside: 'backend', projectId: options.projectId, outbox: '/outbox', authEmulator: { ready: true } }),
    },
    { method: 'GET', path: '/emulators', handler: () => json(emulators()) },
    {
      method: 'PUT',
      path: '/internal/setRules',
      handler: async (request) => {
        requireOwner(options, request);
        replaceRules(options.storageRules, await request.json());
        return json({ message: 'Rules updated successfully' });
      },
    },
    {
      method: 'PUT',
      path: '/emulator/v1/projects/:project',
      handler: async (request) => {
        if (!request.params['project']?.endsWith(':securityRules')) throw new HttpError(404, 'Nothing answers here.');
        requireOwner(options, request);
        replaceRules(options.firestoreRules, await request.json());
        return json({});
      },
    },
    {
      method: 'DELETE',
      path: '/emulator/v1/projects/:project/databases/:database/documents',
      handler: async (request) => {
        requireOwner(options, request);
        await options.clearFirestore(request.params['project'] ?? '', request.params['database'] ?? '');
        return json({});
      },
    },
  ];
}

/** @throws HttpError 400 that says where the rules are broken */
function replaceRules(live: LiveRules, body: JsonObject): void {
  const { rules } = body as { rules?: { files?: { content?: unknown }[] } };
  const content = rules?.files?.[0]?.content;
  if (typeof content !== 'string') throw new HttpError(400, 'The rules are missing: {rules: {files: [{name, content}]}}.');
  try {
    live.replace(content);
  } catch (error) {
    if (error instanceof RulesError) throw new HttpError(400, error.message);
    throw error;
  }
}
