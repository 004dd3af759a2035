import { foldText } from '@courtside/domain/text';
import { storedName } from './profile-limits';

/** Returns a name in the form that the search uses: without case, accents and punctuation. A name of signs only stays as it is. */
export const toSearchName = (name: string): string => foldText(name) || storedName(name);
