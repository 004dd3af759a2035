// @ts-check
import path from 'node:path';
import { appNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';

/** The names of everything that is released separately: the apps and the organizer's console. Embeds for other people's pages are part of their app. */
export const released = [...appNames, 'console'];

/** Returns the folder where an app is built. @param {string} name */
export const getBuiltFolder = (name) => path.join(root, name === 'console' ? 'mf-organizer/dist-console' : `${name}/dist`);

/** @param {string} dataFolder */
export const getOutcomesPath = (dataFolder) => path.join(dataFolder, 'outcomes.json');

/** Returns the folder in which the embedded servers find releases. @param {string} dataFolder */
export const getSiteFolder = (dataFolder) => path.join(dataFolder, 'site');
