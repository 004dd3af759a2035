import type * as ProtoLoader from '@grpc/proto-loader';

/**
 * The SDK for Node builds the definitions of its protocol from the same JSON again for each client, which takes longer than most tests. Here it
 * builds them once for a test file.
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
