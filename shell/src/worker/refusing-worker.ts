import { probe } from './probe';

/** That a page has begun again without its worker: once in a tab, so that nothing goes round in circles. */
const BEGUN_AGAIN = 'courtside.withoutWorker';

let isLeaving = false;
/** Whether this page leaves its worker: one that is registered meanwhile would keep the old one in place. */
export const isLeavingWorker = (): boolean => isLeaving;

/**
 * Whether the worker in control keeps files from the page that the network would give it: one of an earlier release does, when a remote has moved to an
 * origin that its policy does not know. It hands on what is asked for with GET, and nothing else.
 */
async function isRefusing(origins: readonly string[]): Promise<boolean> {
  const isKept = async (origin: string): Promise<boolean> => {
    const [past, through] = await Promise.allSettled([probe(origin, 'HEAD'), probe(origin, 'GET')]);
    return past.status === 'fulfilled' && through.status === 'rejected';
  };
  return (await Promise.all(origins.map(isKept))).includes(true);
}

/** Removes every worker of this site. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/**
 * To be called when a file of a remote did not come: where the worker is at fault, it goes, and the page begins again without it.
 * @param origins from which remotes come
 * @param begin loads the page anew
 */
export async function leaveRefusingWorker(origins: readonly string[], begin: () => void): Promise<void> {
  try {
    if (!navigator.serviceWorker?.controller || sessionStorage.getItem(BEGUN_AGAIN) !== null) return;
    if (!(await isRefusing([...origins, window.location.origin]))) return;
    sessionStorage.setItem(BEGUN_AGAIN, '1');
    isLeaving = true;
    await removeWorkers();
    begin();
  } catch (error) {
    console.warn('The service worker could not be removed', error);
  }
}
