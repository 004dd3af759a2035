// @ts-check
// Where the parts of a page come from on Firebase Hosting; `firebase.json` is written with these, and a test compares. The names below
// `courtside.example` and the project are stand-ins: see docs/operating.md.

import { remoteNames } from '../../packages/federation/apps.mjs';

/** The origin of an app's own site; the shell's page is everybody's. @param {string} name */
const hostedOrigin = (name) => `https://${name}.courtside.example`;

const remotes = remoteNames.map(hostedOrigin);

/** The address of a path on an app's own site. @param {string} name @param {string} pathname */
export const hostedAddress = (name, pathname) => `${hostedOrigin(name)}${pathname}`;

/** @param {boolean} withRemotes the console has none @returns {import('./security-headers.mjs').Sources} */
export const hostedSources = (withRemotes) => ({
  remotes: withRemotes ? remotes : [],
  // Firebase Auth loads Google's frame library for popup and redirect sign-in.
  scripts: ['https://apis.google.com'],
  backend: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  images: ['https://firebasestorage.googleapis.com'],
  frames: ['https://courtside-example.firebaseapp.com'],
  // That library makes these, each once.
  policies: ['gapi#gapi', 'goog#html'],
});
