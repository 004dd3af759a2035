// @ts-check
// Puts the emulators behind one origin, as `config.json` expects it and as the embedded backend has it.
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

/** @typedef {import('./emulators.mjs').Emulators} Emulators */

/** Returns the origin of the emulator that serves a path. @param {string} path @param {Emulators} emulators */
const findEmulator = (path, { auth, storage, firestore }) =>
  /^\/(identitytoolkit|securetoken)\.googleapis\.com\/|^\/emulator\//.test(path)
    ? auth
    : /^\/(v0|storage|upload)\//.test(path)
      ? storage
      : firestore;

/** @param {Emulators} emulators @returns {Promise<{ origin: string, close: () => void }>} */
export async function serveOneOrigin(emulators) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const onward = ask(`${findEmulator(path, emulators)}${path}`, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => response.headersSent || response.writeHead(502).end(String(error)));
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
