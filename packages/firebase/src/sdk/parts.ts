import type * as LiteClient from './lite-client';
import type * as LiveClient from './live-client';
import { loadOnce } from './load-once';

// Each part of the SDK is a separate chunk, loaded when it is first needed.
export const loadAuth = loadOnce(() => import(/* webpackChunkName: "firebase-auth" */ './auth-client'));
export const loadGoogleSignIn = loadOnce(() => import(/* webpackChunkName: "firebase-google" */ './google-sign-in'));
export const loadLite = loadOnce(() => import(/* webpackChunkName: "firebase-lite" */ './lite-client'));
export const loadLive = loadOnce(() => import(/* webpackChunkName: "firebase-live" */ './live-client'));
export const loadStorage = loadOnce(() => import(/* webpackChunkName: "firebase-storage" */ './storage-client'));

export type Lite = typeof LiteClient;
export type Live = typeof LiveClient;
