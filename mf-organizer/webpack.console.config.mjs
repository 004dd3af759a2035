import { standaloneConfig } from '@courtside/federation/build';

export default standaloneConfig({
  name: 'mf-organizer-console',
  folder: import.meta.dirname,
  output: 'dist-console',
  meta: { robots: 'noindex' },
  entry: './src/console/index.tsx',
});
