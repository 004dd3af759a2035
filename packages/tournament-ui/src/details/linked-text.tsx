import { Fragment } from 'react';
import { hyperlinkAddress } from '../schedule/hyperlink-address';

const ADDRESS = /(\bhttps:\/\/[^\s<>"]+)/i;

/** Returns the length of an address without the punctuation that ends the sentence; a closing bracket belongs to it if it opens in it. */
function lengthOf(address: string): number {
  let length = address.length;
  const isOpen = () => address.slice(0, length).split('(').length >= address.slice(0, length).split(')').length;
  while (/[.,;:!?\]}»’']/.test(address[length - 1] ?? '') || (address[length - 1] === ')' && !isOpen())) length -= 1;
  return length;
}

/** A user's text, with its addresses as links. Only those that begin with `https:`. */
export function LinkedText({ children }: { readonly children: string }) {
  return children.split(ADDRESS).map((part, index) => {
    const shown = index % 2 === 1 ? part.slice(0, lengthOf(part)) : '';
    const address = shown === '' ? null : hyperlinkAddress(shown);
    return address === null ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Fragment key={index}>
        <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
          {shown}
        </a>
        {part.slice(shown.length)}
      </Fragment>
    );
  });
}
