import { embedConfig, onPreact, remoteConfig } from '@courtside/federation/build';

const folder = import.meta.dirname;

export default [remoteConfig({ folder }), embedConfig({ folder, name: 'planner', alias: onPreact })];
