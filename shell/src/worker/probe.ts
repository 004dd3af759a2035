/** A file that our sites have. Whether this one does makes no difference: any response shows that the request was allowed. */
const FILE = '/remoteEntry.js';

/** @throws TypeError if the caller's policy refuses the origin, or the network does not reach it */
export const probe = (origin: string, method: 'GET' | 'HEAD'): Promise<Response> =>
  fetch(`${origin}${FILE}`, { method, mode: 'no-cors', cache: 'no-store' });
