import type { RulesRequest, RulesService } from '../types';
import { fromJson } from '../values/from-json';
import { EntriesMap } from '../values/map-value';
import { ObjectValue } from '../values/object-value';
import { PathValue } from '../values/path-value';
import { TimestampValue } from '../values/time-value';
import type { Value } from '../values/value';
import { resourceObject } from './resource-object';

/** Returns the path segments that match patterns are compared with. */
export function requestSegments(service: RulesService, request: Pick<RulesRequest, 'database' | 'path' | 'bucket'>): string[] {
  const own = request.path === '' ? [] : request.path.split('/');
  return service === 'cloud.firestore' ? ['databases', request.database, 'documents', ...own] : ['b', request.bucket ?? '', 'o', ...own];
}

/** The variable `request`. In Firestore `request.resource` exists for writes only, `request.query` for lists only. */
export function requestObject(service: RulesService, request: RulesRequest): ObjectValue {
  const { method, query } = request;
  const properties: Record<string, () => Value> = {
    auth: () => authObject(request.auth),
    method: () => method,
    path: () => new PathValue(requestSegments(service, request)),
    time: () => new TimestampValue(request.timeMicros * 1000n),
  };
  // Storage shows null for reads; Firestore has no such property then.
  if (service === 'firebase.storage' || method === 'create' || method === 'update' || method === 'delete') {
    properties.resource = () => resourceObject(request.requestResource, request.database, 'request.resource');
  }
  if (method === 'list' && service === 'cloud.firestore') {
    properties.query = () =>
      new ObjectValue('request.query', {
        limit: () => (query?.limit === undefined ? null : BigInt(query.limit)),
        offset: () => (query?.offset === undefined ? null : BigInt(query.offset)),
        orderBy: () => query?.orderBy ?? null,
      });
  }
  if (service === 'firebase.storage') properties.params = () => new EntriesMap(new Map());
  return new ObjectValue('request', properties);
}

/** `request.auth`: null, or `uid` and the claims of the token. */
function authObject(auth: RulesRequest['auth']): Value {
  if (auth === null) return null;
  return new ObjectValue('request.auth', { uid: () => auth.uid, token: () => fromJson(auth.token) });
}
