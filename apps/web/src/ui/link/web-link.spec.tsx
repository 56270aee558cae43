import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WebLink } from './web-link.tsx';

afterEach(cleanup);

describe('link to another site', () => {
  it('opens a new window that knows nothing of this one', () => {
    render(<WebLink href="https://news.example.com/1">기사</WebLink>);
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', 'ftp://example.com/a'])(
    'shows %s as plain text',
    (href) => {
      render(<WebLink href={href}>기사</WebLink>);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('기사')).toBeTruthy();
    },
  );
});
