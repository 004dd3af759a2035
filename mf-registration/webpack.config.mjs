import { remoteConfig } from '@courtside/federation/build';

export default remoteConfig({ folder: import.meta.dirname });
