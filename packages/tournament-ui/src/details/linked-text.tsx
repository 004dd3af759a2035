import { linkedParts } from '@courtside/domain/text';
import { Fragment } from 'react';

/** A user's text, with its addresses of the web as links. */
export function LinkedText({ children }: { readonly children: string }) {
  return linkedParts(children).map(({ text, address }, index) =>
    address === null ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <a key={index} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ),
  );
}
