import { lazy } from 'react';

/** In a file of its own: hardly anybody ever opens it. */
export const BuildDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "build-dialog" */ './build-dialog')).BuildDialog,
}));
