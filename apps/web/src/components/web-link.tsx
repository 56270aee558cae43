import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { href: string };

/** A link to another site in a new window. Anything but an http(s) address is shown as plain text. */
export function WebLink({ href, children, ...rest }: Props) {
  if (!isWebAddress(href)) return <span {...rest}>{children}</span>;
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
