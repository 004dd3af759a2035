/** A file that a site of ours has; whether this one does makes no difference, since any answer says that a request was let through. */
const FILE = '/remoteEntry.js';

/** @throws TypeError where the policy of who asks refuses the origin, or where the network does not reach it */
export const probe = (origin: string, method: 'GET' | 'HEAD'): Promise<Response> =>
  fetch(`${origin}${FILE}`, { method, mode: 'no-cors', cache: 'no-store' });
