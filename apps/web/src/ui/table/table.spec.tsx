import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { StockRow, StockRowAction } from '../stock-row/stock-row.tsx';
import { type Column, Table } from './table.tsx';
import { AmountCell, expiryText, GradeCell, RankCell } from './table-cells.tsx';

afterEach(cleanup);

const brokers = [
  { rank: 1, net_buy: 1_200_000, ratio: 5.25 },
  { rank: 2, net_buy: 900_000, ratio: 12 },
  { rank: 3, net_buy: 300, ratio: 7.5 },
  { rank: 4, net_buy: 20, ratio: 1 },
];

function NetBuyers() {
  const [sort, setSort] = useState<'net_buy' | 'ratio'>('net_buy');
  const columns: Column[] = [
    { label: '순위' },
    { label: '순매수', end: true, sort: { active: sort === 'net_buy', onSort: () => setSort('net_buy') } },
    { label: '순매수 비율', end: true, sort: { active: sort === 'ratio', onSort: () => setSort('ratio') } },
  ];
  return (
    <Table caption="순매수 거래원" columns={columns}>
      {brokers
        .toSorted((one, other) => other[sort] - one[sort])
        .map(({ rank, net_buy, ratio }) => (
          <tr key={rank}>
            <RankCell rank={rank} />
            <AmountCell amount={net_buy} />
            <td>{ratio.toFixed(1)}%</td>
          </tr>
        ))}
    </Table>
  );
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('table', () => {
  it('crowns the first three and reads every rank as N위', () => {
    render(<NetBuyers />);
    expect(rows().map(([rank]) => rank)).toEqual(['1위', '2위', '3위', '4위']);
    const crowns = screen.getAllByRole('row').map((row) => row.querySelectorAll('svg.lucide-crown').length);
    expect(crowns.slice(1)).toEqual([1, 1, 1, 0]);
  });

  it('sorts by 순매수 or 순매수 비율, says which, and leaves rank and crown with the row', async () => {
    render(<NetBuyers />);
    const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(sorts()).toEqual([null, 'descending', null]);
    expect(rows()[0]).toEqual(['1위', '1,200,000', '5.3%']);
    await userEvent.click(screen.getByRole('button', { name: '순매수 비율' }));
    expect(sorts()).toEqual([null, null, 'descending']);
    expect(rows()[0]).toEqual(['2위', '900,000', '12.0%']);
  });

  it('puts each row into a card of its own before a wide screen is printed, and back afterwards', () => {
    render(
      <>
        <Table caption="관심 종목" columns={[{ label: '종목' }]} stacks="narrow">
          <tr />
        </Table>
        <NetBuyers />
      </>,
    );
    const areStacked = () => screen.getAllByRole('table').map(({ dataset }) => dataset.stacked);
    expect(areStacked()).toEqual([undefined, undefined]);
    fireEvent(window, new Event('beforeprint'));
    expect(areStacked()).toEqual(['true', undefined]);
    fireEvent(window, new Event('afterprint'));
    expect(areStacked()).toEqual([undefined, undefined]);
  });

  it('shows a last day by its first 10 characters, or 등급 없음, and every grade as its badge', () => {
    expect(expiryText('2027-03-31T14:59:59.999Z')).toBe('2027-03-31');
    expect(expiryText(null)).toBe('등급 없음');
    render(
      <Table caption="등급" columns={[{ label: '등급' }]}>
        {(['pro', 'new', 'basic', 'premium'] as const).map((grade) => (
          <tr key={grade}>
            <GradeCell grade={grade} />
          </tr>
        ))}
      </Table>,
    );
    expect(rows().flat()).toEqual(['PRO', 'NEW', 'BASIC', 'PREMIUM']);
  });

  it('shows a stock as its name with a badge of its code, and the button 매집비 구하기 with its cost', async () => {
    const picked: string[] = [];
    render(
      <MemoryRouter>
        <Table caption="종목 검색 결과" columns={[{ label: '종목명' }]}>
          <StockRow
            name="삼성전자"
            code="005930"
            term="삼성"
            action={
              <StockRowAction name="삼성전자" label="매집비 구하기" cost={10} onPress={() => picked.push('005930')} />
            }
          />
        </Table>
      </MemoryRouter>,
    );
    expect(rows()[0]?.[0]).toContain('삼성전자005930');
    await userEvent.click(screen.getByRole('button', { name: '삼성전자 매집비 구하기 10 크레딧' }));
    expect(picked).toEqual(['005930']);
  });

  it('names the column of the buttons for readers only, and says while other rows are on their way', () => {
    render(
      <Table caption="사용자 목록" columns={[{ label: '수정', unseen: true }]} titled waiting>
        <tr>
          <td>…</td>
        </tr>
      </Table>,
    );
    expect(screen.getByRole('columnheader', { name: '수정' }).querySelector('.sr')).toBeTruthy();
    expect(screen.getByRole('region', { name: '사용자 목록' }).getAttribute('aria-busy')).toBe('true');
  });

  it('stands as small cards on the screens that have no room for its columns', () => {
    /** A screen of this width, as media queries know it: in letters as large as the browser has them. */
    const widths = (width: number, letter = 16) => {
      const fits = (query: string) => width <= letter * Number.parseFloat(query.slice('(max-width: '.length));
      window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: fits(query) }) as MediaQueryList;
    };
    const isStacked = (stacks?: 'phone' | 'tablet') => {
      render(
        <Table caption="표" columns={[{ label: '이름' }]} {...(stacks && { stacks })}>
          <tr />
        </Table>,
      );
      const stacked = screen.getByRole('table').hasAttribute('data-stacked');
      cleanup();
      return stacked;
    };
    widths(390);
    expect([isStacked('phone'), isStacked('tablet'), isStacked()]).toEqual([true, true, false]);
    widths(768);
    expect([isStacked('phone'), isStacked('tablet')]).toEqual([false, true]);
    widths(960);
    expect([isStacked('phone'), isStacked('tablet')]).toEqual([false, false]);
    widths(960, 32);
    expect([isStacked('phone'), isStacked('tablet')]).toEqual([true, true]);
  });
});
