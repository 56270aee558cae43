import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { href: string };

/** A link to another site in a new window. Anything but an http(s) address is shown as plain text. */
export function WebLink({ href, children, ...rest }: Props) {
  if (webAddress(href) === null) return <span {...rest}>{children}</span>;
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The parsed address, or null where it is none of the web. */
export function webAddress(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

/** The name of a site where its publisher is not known: its host. */
export const siteName = (link: string): string => webAddress(link)?.hostname.replace(/^www\./, '') ?? '기사';
