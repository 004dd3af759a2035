import { standaloneConfig } from '@courtside/federation/build';

export default standaloneConfig({
  name: 'mf-organizer-console',
  folder: import.meta.dirname,
  output: 'dist-console',
  template: 'src/console/index.html',
  entry: './src/console/index.tsx',
});
