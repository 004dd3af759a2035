import type { RulesMethod, Ruleset } from '@courtside/rules-language';
import type { Identity } from '../auth/identity';
import type { StorageContext } from './storage-context';
import { describeObject, type ObjectRecord } from './object-record';
import { denied } from './storage-error';
import type { StorageObject } from '@courtside/rules-language';

export interface StorageAccess {
  method: RulesMethod;
  bucket: string;
  /** The object's name; for list the prefix. */
  path: string;
  before: ObjectRecord | undefined;
  after: ObjectRecord | undefined;
}

/**
 * Asks the rules. Uploading over an object is a `create` with `resource` set, as in the hosted service; `update` is for metadata.
 * @throws HttpError 403
 */
export function authorize(context: StorageContext, identity: Identity | null, deed: StorageAccess): void {
  if (identity?.owner === true) return;
  const decision = decide(context, identity, deed);
  if (decision.allowed) return;
  context.onDenied?.({
    method: deed.method,
    path: `${deed.bucket}/${deed.path}`,
    uid: identity?.uid ?? null,
    reasons: () => decision.reasons(),
  });
  // Refused strangers must cost little: the reason is only computed and logged if the log level asks for it.
  context.log.debug(() => `Storage refused ${deed.method} ${deed.bucket}/${deed.path}: ${decision.explanation()}`);
  throw denied();
}

/** Returns the rules' decision, without a log entry. */
export const isAllowed = (context: StorageContext, identity: Identity | null, deed: StorageAccess): boolean =>
  decide(context, identity, deed).allowed;

function decide(
  context: StorageContext,
  identity: Identity | null,
  { method, bucket, path, before, after }: StorageAccess,
): ReturnType<Ruleset['evaluate']> {
  return context.rules().evaluate(
    {
      method,
      bucket,
      database: '(default)',
      path: method === 'list' ? path.replace(/\/+$/, '') : path,
      auth: identity === null ? null : { uid: identity.uid, token: identity.token },
      timeMicros: BigInt(context.now()) * 1000n,
      resource: before === undefined ? null : asResource(before),
      requestResource: after === undefined ? null : asResource(after),
    },
    context.firestoreHost(),
  );
}

function asResource(record: ObjectRecord): StorageObject {
  const { downloadTokens: _tokens, storageClass: _class, ...resource } = describeObject(record);
  return resource as unknown as StorageObject;
}
