import { embedConfig, remoteConfig } from '@courtside/federation/build';
import path from 'node:path';

const folder = import.meta.dirname;
// Elements on other sites are read-only: a hundred lines of code render them instead of React.
const alias = { 'react/jsx-runtime$': path.join(folder, 'src/embed/dom/jsx-runtime.ts') };

export default [remoteConfig({ folder }), embedConfig({ folder, name: 'tournament', alias })];
