import type { Instance } from './instance';

let here: Instance | null = null;

/** Said once, when the build that this code is part of begins. */
export function setCurrentInstance(instance: Instance): Instance {
  here = instance;
  return instance;
}

/** The build that this code is part of; null in one that is not federated. */
export const getCurrentInstance = (): Instance | null => here;

/** @throws Error in a build that is not federated */
export function thisInstance(): Instance {
  if (!here) throw new Error('There is no federation run time');
  return here;
}
