import { hyperlinkAddress } from '@courtside/tournament-ui';

/** What a link to a recording or a stream begins with. */
export const linkPrefix = 'https://';

/** Empty, or an address that the public page would follow: never a script. */
export const isHyperlink = (value: string): boolean => value.trim() === '' || hyperlinkAddress(value) !== null;
