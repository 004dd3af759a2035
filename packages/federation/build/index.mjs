export { hostConfig, remoteConfig, standaloneConfig } from './app-config.mjs';
export { baseConfig } from './base-config.mjs';
export { containerName } from './names.mjs';
export { PrecompressPlugin } from './precompress-plugin.mjs';
export { sharedSingletons } from './shared.mjs';
