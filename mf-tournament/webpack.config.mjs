import { embedConfig, remoteConfig } from '@courtside/federation/build';
import path from 'node:path';

const folder = import.meta.dirname;
// What other people's pages embed is read-only: a hundred lines of its own draw it.
const alias = { 'react/jsx-runtime$': path.join(folder, 'src/embed/dom/jsx-runtime.ts') };

export default [remoteConfig({ folder }), embedConfig({ folder, name: 'tournament', alias })];
