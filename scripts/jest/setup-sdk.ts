import type * as ProtoLoader from '@grpc/proto-loader';

/**
 * The SDK for Node makes the definitions of its protocol out of the same JSON for each client again, which takes longer than most of what a test does
 * with the client. Here it does so once for a test file.
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
