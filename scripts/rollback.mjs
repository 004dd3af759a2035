// @ts-check
// Makes an earlier release live again, or withdraws a canary.
import { parseArgs } from 'node:util';
import { writeHostingConfig } from './release/hosting-folder.mjs';
import { getReleaseContext } from './release/release-context.mjs';
import { released } from './site/places.mjs';
import { rollback, withdrawCanary } from './release/release.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    hosting: { type: 'boolean', default: false },
    canary: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [name = '', to] = positionals;
if (values.help || positionals.length > 2 || !released.includes(name)) {
  console.log(`npm run rollback -- NAME [RELEASE] [options]      NAME: ${released.join(', ')}
  RELEASE      the folder of an existing release   (default: the one before; build: the last build, embedded servers only)
  --canary     withdraws the canary; the main release stays
  --data DIR   data folder of the embedded servers   (default: .data in this folder)
  --hosting    for Firebase Hosting instead: hosting/, or the folder of --data`);
  process.exit(values.help ? 0 : 2);
}
try {
  const context = getReleaseContext(values);
  const { folder, before } = values.canary
    ? await withdrawCanary(name, context)
    : await rollback(name, { ...context, ...(to === undefined ? {} : { to }) });
  console.log(
    values.canary
      ? `The canary ${before} of ${name} is taken back; all have ${folder}.`
      : `${name} ${folder} is live again; it was ${before}.`,
  );
  if (values.hosting) console.log((await writeHostingConfig(context.site)).advice);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
