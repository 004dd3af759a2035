import { remoteConfig } from '@courtside/federation/build';

export default remoteConfig({ name: 'mf-planner', folder: import.meta.dirname, without: ['@courtside/firebase'] });
