import { hyperlinkAddress } from '@courtside/tournament-ui';

/** The start of a link to a recording or a stream. */
export const linkPrefix = 'https://';

/** Empty, or an address that the public page can link to: never a script. */
export const isHyperlink = (value: string): boolean => value.trim() === '' || hyperlinkAddress(value) !== null;
