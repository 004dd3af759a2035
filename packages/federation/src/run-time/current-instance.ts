import type { Instance } from './instance';

let here: Instance | null = null;

/** Called once, when the build that this code belongs to starts. */
export function setCurrentInstance(instance: Instance): Instance {
  here = instance;
  return instance;
}

/** Returns the build that this code belongs to; null if it is not federated. */
export const getCurrentInstance = (): Instance | null => here;

/** @throws Error in a build that is not federated */
export function thisInstance(): Instance {
  if (!here) throw new Error('There is no federation run time');
  return here;
}
