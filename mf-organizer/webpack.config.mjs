import { remoteConfig } from '@courtside/federation/build';

export default remoteConfig({ name: 'mf-organizer', folder: import.meta.dirname });
