import { foldText } from '@courtside/domain/text';
import { storedName } from './profile-limits';

/** A name as it is found: without case, accents and punctuation. One of signs only is found as it is written. */
export const toSearchName = (name: string): string => foldText(name) || storedName(name);
