import { remoteConfig } from '@courtside/federation/build';

export default remoteConfig({ name: 'mf-tournament', folder: import.meta.dirname });
