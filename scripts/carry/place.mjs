// @ts-check
/*
 * A place that data is carried from or to: an embedded backend or a Firebase project, through the services' own REST interfaces. The caller is the operator,
 * with the owner key of the backend or with an access token of Google's.
 */

/** @typedef {{ readonly [field: string]: unknown }} Fields as Firestore's REST interface has them, with their types */
/** @typedef {{ readonly path: string, readonly fields: Fields, readonly updateTime: string }} Doc */
/** @typedef {{ readonly localId: string, readonly email?: string, readonly passwordHash?: string, readonly salt?: string, readonly [field: string]: unknown }} Account */
/** @typedef {{ readonly name: string, readonly size: string, readonly md5Hash: string, readonly contentType?: string, readonly cacheControl?: string, readonly metadata?: Readonly<Record<string, string>> }} File */
/** @typedef {{ readonly algorithm?: string, readonly [parameter: string]: unknown }} HashConfig */
/** @typedef {{ readonly update: { readonly name: string, readonly fields: Fields }, readonly currentDocument: object } | { readonly delete: string, readonly currentDocument: object }} Write */

/**
 * @typedef {object} Whereabouts
 * @property {string | null} url of an embedded backend; null for Google's services
 * @property {string} project
 * @property {string} bucket
 * @property {string} token owner key, or access token
 */

const PAGE = 300;
/** The size of a page of accounts, and the maximum that is imported at once. */
const ACCOUNTS = 1000;

export class CarryError extends Error {}

/** @param {Whereabouts} where */
export function openPlace({ url, project, bucket, token }) {
  const root = `projects/${project}/databases/(default)/documents`;
  const host = (/** @type {string} */ service) => (url === null ? `https://${service}.googleapis.com` : url);
  const toolkit = `${url === null ? 'https://' : `${url}/`}identitytoolkit.googleapis.com`;
  const documents = `${host('firestore')}/v1/${root}`;
  const objects = `${host('storage')}/storage/v1/b/${encodeURIComponent(bucket)}/o`;

  /** @param {string} address @param {RequestInit} [init] */
  const ask = async (address, init = {}) => {
    const response = await fetch(address, {
      ...init,
      // Google bills the project in this header; the embedded backend ignores it.
      headers: { 'authorization': `Bearer ${token}`, 'x-goog-user-project': project, ...init.headers },
    }).catch((/** @type {unknown} */ error) => {
      throw new CarryError(`${new URL(address).origin} does not answer.`, { cause: error });
    });
    if (response.ok) return response;
    const said = await response.text();
    throw Object.assign(new CarryError(`${address} refused (${response.status}): ${said.slice(0, 500)}`), { status: response.status });
  };
  /** @param {string} address @param {object} body */
  const post = async (address, body) =>
    (await ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();

  return {
    project,
    bucket,
    /** The name of the place in `carried.json`. */
    id: url === null ? `google:${project}` : `${url} ${project}`,
    /** The beginning of an object's address for browsers, before its name and token. */
    images: `${url ?? 'https://firebasestorage.googleapis.com'}/v0/b/${bucket}/o/`,
    /** @param {string} path */
    nameOf: (path) => `${root}/${path}`,

    /** Yields every document, in the order of their paths. @returns {AsyncGenerator<Doc>} */
    async *documents() {
      /** @type {string | null} */
      let last = null;
      for (;;) {
        const answers = /** @type {{ document?: { name: string, fields?: Fields, updateTime: string } }[]} */ (
          await post(`${documents}:runQuery`, {
            structuredQuery: {
              from: [{ allDescendants: true }],
              orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
              limit: PAGE,
              ...(last === null ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
            },
          })
        );
        const found = answers.flatMap(({ document }) => (document ? [document] : []));
        for (const { name, fields = {}, updateTime } of found) yield { path: name.slice(root.length + 1), fields, updateTime };
        if (found.length < PAGE) return;
        last = found.at(-1)?.name ?? null;
      }
    },

    /** Returns the existing documents of these paths. @param {readonly string[]} paths @returns {Promise<Map<string, Doc>>} */
    async get(paths) {
      const found = new Map();
      for (let at = 0; at < paths.length; at += PAGE) {
        const answers = /** @type {{ found?: { name: string, fields?: Fields, updateTime: string } }[]} */ (
          await post(`${documents}:batchGet`, { documents: paths.slice(at, at + PAGE).map((path) => `${root}/${path}`) })
        );
        for (const { found: one } of answers)
          if (one)
            found.set(one.name.slice(root.length + 1), {
              path: one.name.slice(root.length + 1),
              fields: one.fields ?? {},
              updateTime: one.updateTime,
            });
      }
      return found;
    },

    /** @param {Write} write @returns {Promise<boolean>} false if a user has changed the document in the meantime */
    async write(write) {
      try {
        await post(`${documents}:commit`, { writes: [write] });
        return true;
      } catch (error) {
        const status = error instanceof CarryError && 'status' in error ? error.status : null;
        if (status === 409 || status === 412 || (status === 400 && /FAILED_PRECONDITION/.test(String(error)))) return false;
        throw error;
      }
    },

    /** @returns {AsyncGenerator<Account>} */
    async *accounts() {
      for (let page = ''; ;) {
        const answer = /** @type {{ users?: Account[], nextPageToken?: string }} */ (
          await (
            await ask(
              `${toolkit}/v1/projects/${project}/accounts:batchGet?maxResults=${ACCOUNTS}${page && `&nextPageToken=${encodeURIComponent(page)}`}`,
            )
          ).json()
        );
        yield* answer.users ?? [];
        if (!answer.nextPageToken) return;
        page = answer.nextPageToken;
      }
    },

    /**
     * Returns the parameters of the hashes that `accounts` returns, or an empty object if the place does not reveal them, as Google's emulator.
     * @returns {Promise<HashConfig>}
     */
    async hashConfig() {
      const answer = await ask(`${toolkit}/admin/v2/projects/${project}/config`).catch((/** @type {unknown} */ error) => {
        if (error instanceof CarryError && 'status' in error && error.status === 404) return null;
        throw error;
      });
      const { signIn } = /** @type {{ signIn?: { hashConfig?: HashConfig } }} */ (answer === null ? {} : await answer.json());
      return signIn?.hashConfig ?? {};
    },

    /** @param {object} batch as `accounts:batchCreate` takes it @returns {Promise<{ index?: number, message: string }[]>} the refused accounts */
    async createAccounts(batch) {
      const { error = [] } = /** @type {{ error?: { index?: number, message: string }[] }} */ (
        await post(`${toolkit}/v1/projects/${project}/accounts:batchCreate`, batch)
      );
      return error;
    },

    /** @returns {AsyncGenerator<File>} */
    async *files() {
      for (let page = ''; ;) {
        const answer = /** @type {{ items?: File[], nextPageToken?: string }} */ (
          await (await ask(`${objects}?maxResults=1000${page && `&pageToken=${encodeURIComponent(page)}`}`)).json()
        );
        yield* answer.items ?? [];
        if (!answer.nextPageToken) return;
        page = answer.nextPageToken;
      }
    },

    /** @param {string} name */
    async download(name) {
      return Buffer.from(await (await ask(`${objects}/${encodeURIComponent(name)}?alt=media`)).arrayBuffer());
    },

    /** The tokens of its download addresses are imported too, so that links to it stay valid. @param {File} file @param {Buffer} bytes */
    async upload({ name, contentType = 'application/octet-stream', cacheControl, metadata }, bytes) {
      const seam = `carried-${crypto.randomUUID()}`;
      const about = JSON.stringify({ name, contentType, cacheControl, metadata });
      const head = `--${seam}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${about}\r\n--${seam}\r\ncontent-type: ${contentType}\r\n\r\n`;
      await ask(`${host('storage')}/upload/storage/v1/b/${encodeURIComponent(bucket)}/o?uploadType=multipart`, {
        method: 'POST',
        headers: { 'content-type': `multipart/related; boundary=${seam}` },
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${seam}--\r\n`)]),
      });
    },
  };
}

/** @typedef {ReturnType<typeof openPlace>} Place */
