import { remoteConfig } from '@courtside/federation/build';

export default remoteConfig({ name: 'mf-registration', folder: import.meta.dirname });
