import { probe } from './probe';

/** Marks that a page has restarted without its worker: once per tab, to prevent a loop. */
const BEGUN_AGAIN = 'courtside.withoutWorker';

let isLeaving = false;
/** Whether this page is removing its worker. Registering one at this time would keep the old one in place. */
export const isLeavingWorker = (): boolean => isLeaving;

/**
 * Whether the worker in control refuses files that the network would deliver. A worker of an earlier release does, if a remote has moved to an
 * origin that its policy does not know. The worker only handles GET requests.
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
 * Handles a missing file of a remote: if the worker is the cause, removes it and reloads the page without it.
 * @param origins of the remotes
 * @param begin reloads the page
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
