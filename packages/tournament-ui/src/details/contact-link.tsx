import type { PublicContact } from '@courtside/domain';

/** The way to the organisers, as they chose to name it: an e-mail or a page. */
export function ContactLink({ contact: { kind, href, text } }: { readonly contact: PublicContact }) {
  return (
    <a href={href} {...(kind === 'web' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {text}
    </a>
  );
}
