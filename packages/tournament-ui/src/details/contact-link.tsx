import type { PublicContact } from '@courtside/domain';

/** The organizers' contact as they set it: an e-mail address or a page. */
export function ContactLink({ contact: { kind, href, text } }: { readonly contact: PublicContact }) {
  return (
    <a href={href} {...(kind === 'web' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {text}
    </a>
  );
}
