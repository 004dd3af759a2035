import { findForbiddenFiles } from './forbidden-files.mjs';

test('only listed files go into the package', () => {
  const wanted = [
    'package.json',
    'programs/courtside.mjs',
    'programs/chunk-5XYZ-A.mjs',
    'shell/dist/index.html.br',
    'shell/dist/icons/icon-512.png',
    'shell/dist/service-worker.js',
    'mf-tournament/dist/embed/v1.0.0/tournament.84074e1c7384.js.gz',
    'mf-organizer/dist-console/libraries.39946ed9.js.LICENSE.txt',
    'packages/firebase/firestore.rules',
  ];
  expect(findForbiddenFiles(wanted)).toEqual([]);
  const strange = [
    '.npmrc',
    '.data/backend/outbox-key',
    'shell/dist/main.1234.js.map',
    'shell/src/main.tsx',
    'node_modules/lmdb/index.js',
    'packages/firebase/seed/run.ts',
    'programs/../key.pem',
    'shell/dist/icons/key.pem',
    'tsconfig.json',
  ];
  expect(findForbiddenFiles([...wanted, ...strange])).toEqual(strange);
});
