import { join } from 'node:path';

import { checkRulesFile } from '../check-rules-file';

/* G2: the rules the product ships can be loaded, and nothing in them is unused or unknown to the hosted service. */
describe('G2: the product’s own rules', () => {
  it.each([
    ['firestore.rules', 'cloud.firestore'],
    ['storage.rules', 'firebase.storage'],
  ])('%s', (file, service) => {
    const path = join(__dirname, '../../../firebase', file);
    expect(checkRulesFile(path)).toEqual({ ok: true, service, errors: [], warnings: [], report: `${file} is usable for ${service}\n` });
  });
});
