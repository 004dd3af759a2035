export { hostConfig, remoteConfig, standaloneConfig } from './app-config.mjs';
export { baseConfig } from './base-config.mjs';
export { embedConfig, onPreact } from './embed-config.mjs';
export { forDevelopment } from './development.mjs';
export { PrecompressPlugin } from './precompress-plugin.mjs';
