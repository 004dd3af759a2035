import type * as ProtoLoader from '@grpc/proto-loader';

/**
 * For each client, the SDK for Node builds the definitions of its protocol from the same JSON, which takes longer than most tests. This builds them once for
 * each test file.
 */
jest.mock('@grpc/proto-loader', () => {
  const loader = jest.requireActual<typeof ProtoLoader>('@grpc/proto-loader');
  const known = new WeakMap<object, ReturnType<typeof loader.fromJSON>>();
  const fromJSON: typeof loader.fromJSON = (json, options) => {
    const made = known.get(json) ?? loader.fromJSON(json, options);
    known.set(json, made);
    return made;
  };
  return { ...loader, fromJSON };
});
