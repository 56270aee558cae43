import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RecordPages } from './record-pages.tsx';

afterEach(cleanup);

function Pages({ first, opensMore = true }: { first: number; opensMore?: boolean }) {
  const [count, setCount] = useState(first);
  const records = Array.from({ length: count }, (_, at) => at);
  return (
    <RecordPages
      list={{ records, total: 4, isLoading: false, isFailed: false, isRetrying: false, retry: () => undefined }}
      returnTo={null}
      failure=""
      skeleton={null}
      empty={null}
      onMore={opensMore ? () => setCount(4) : null}
      onNear={() => undefined}
    >
      {(shown) => shown.map((record) => <article key={record}>{record}</article>)}
    </RecordPages>
  );
}

it('the end of a list takes the focus of the last 더보기, and none where nothing was pressed', async () => {
  const { unmount } = render(<Pages first={4} />);
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByText(/모두 봤어요/)).toBeNull();
  unmount();
  render(<Pages first={3} />);
  await userEvent.click(screen.getByRole('button', { name: '더보기' }));
  expect(document.activeElement).toBe(screen.getByText('모두 봤어요 · 전체 4건'));
});

it('says where to look for the rest where no further page is opened', () => {
  render(<Pages first={3} opensMore={false} />);
  expect(screen.queryByRole('button', { name: '더보기' })).toBeNull();
  expect(screen.getByText('3건까지 봤어요. 나머지는 종목명으로 찾아주세요 · 전체 4건')).toBeTruthy();
});
