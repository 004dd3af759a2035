import { foldText } from '@courtside/domain/text';

/** Returns a team's name in its folded form, in which two names of one team are equal. A name without letters stays as it is, so that it matches only itself. */
export const toComparedName = ({ name }: { readonly name: string }): string => foldText(name) || name.trim();
