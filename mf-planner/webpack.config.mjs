import { remoteConfig } from '@courtside/federation/build';
import { embedConfig } from './build/embed-config.mjs';

export default [remoteConfig({ folder: import.meta.dirname }), embedConfig(import.meta.dirname)];
