import type { Browser } from '@playwright/test';
import { visit } from './people-test';
import type { Event, Stage } from './stage';

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Opens a tournament with open registration on its organizer's phone. */
export async function openEventOnPhone(
  stage: Stage,
  person: (options: { readonly phone: true }) => Promise<Page>,
  name: string,
): Promise<{ readonly event: Event; readonly organiser: Page }> {
  const me = await stage.player(name);
  const event = await stage.event();
  await stage.change(event, { organizerUids: [event.organiser.uid, me.uid], hasEntries: true });
  const organiser = await person({ phone: true });
  await visit(organiser, me, `/${event.id}`);
  return { event, organiser };
}

/** Starts to limit the number of teams. @returns the dialog for the limit */
export async function limitPlaces(organiser: Page) {
  await organiser.getByRole('button', { name: 'Set places' }).click();
  const setting = organiser.getByRole('dialog');
  await setting.getByRole('switch', { name: 'Limit the number of teams' }).click();
  return setting;
}
