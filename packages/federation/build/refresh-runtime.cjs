/* global __resourceQuery */
// React Refresh for a page that several builds make together. There is one run time for all of them, since React asks one about every component; and
// each build registers under its own name, since `src/app.tsx` is a file of many.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- all of its exports are handed on, whichever they are
const page = (globalThis.__courtsideReactRefresh ??= require('courtside-react-refresh'));
const app = __resourceQuery.slice(1);

module.exports = { ...page, register: (type, id) => page.register(type, `${app} ${id}`) };
