import type { Metadata } from '@grpc/grpc-js';
import type { ReadClient } from '../../http/client';
import type { RpcContext } from './rpc-port';
import { getConnection, getPeerAddress } from './pings';

interface Call {
  readonly metadata: Metadata;
}

/** Reads the caller and the database of a call. */
export type ContextReader = (call: Call) => RpcContext;

export function readContext(readClient: ReadClient): ContextReader {
  return (call) => {
    const text = (key: string): string | undefined => {
      const value = call.metadata.get(key)[0];
      return value === undefined ? undefined : String(value);
    };
    const headers = Object.fromEntries(Object.keys(call.metadata.getMap()).map((key) => [key, call.metadata.get(key).join(',')]));
    const { address } = readClient({ headers, socket: { remoteAddress: getPeerAddress(call) } });
    return {
      authorization: text('authorization'),
      database: text('google-cloud-resource-prefix'),
      address,
      agent: text('user-agent'),
      connection: getConnection(call),
    };
  };
}
