import { remoteConfig } from '@courtside/federation/build';
import { embedConfig } from './build/embed-config.mjs';

export default [remoteConfig({ name: 'mf-planner', folder: import.meta.dirname, without: ['@courtside/firebase'] }), embedConfig(import.meta.dirname)];
