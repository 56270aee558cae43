import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ant } from '../ui/ant/ant.tsx';
import { AntCanvas } from '../ui/ant/ant-canvas.tsx';
import { GradeBadge, SampleBadge } from '../ui/badge/badge.tsx';
import { CreditBadge } from '../ui/badge/credit-badge.tsx';
import { Button, ButtonCost, ButtonLink, TextButton } from '../ui/button/button.tsx';
import { SpendingButton } from '../ui/button/spending-button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { HeartButton } from '../ui/heart-button/heart-button.tsx';
import { LetterMark } from '../ui/letter-mark/letter-mark.tsx';
import { WebLink } from '../ui/link/web-link.tsx';
import { MenuButton } from '../ui/menu-button/menu-button.tsx';
import { useDocumentTitle } from '../ui/page/document-title.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../ui/panel/error-panel.tsx';
import { LookingNote } from '../ui/panel/looking-note.tsx';
import { NothingHere } from '../ui/panel/nothing-here.tsx';
import { Notice } from '../ui/panel/notice.tsx';
import { WaitNote } from '../ui/panel/wait-note.tsx';
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx';
import { Bar100 } from '../ui/score/bar-100.tsx';
import { DirectionMark } from '../ui/score/direction-mark.tsx';
import { MiniBar } from '../ui/score/mini-bar.tsx';
import { ScoreChange } from '../ui/score/score-change.tsx';
import { ScoreNumber } from '../ui/score/score-number.tsx';
import { SearchBar } from '../ui/search-bar/search-bar.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { StockRow, StockRowAction } from '../ui/stock-row/stock-row.tsx';
import { StockRowsSkeleton } from '../ui/stock-row/stock-rows-skeleton.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { Table } from '../ui/table/table.tsx';
import { AmountCell, RankCell } from '../ui/table/table-cells.tsx';
import { TableSkeleton } from '../ui/table/table-skeleton.tsx';
import { ScreenTabs } from '../ui/tabs/screen-tabs.tsx';
import { SegmentedChoice } from '../ui/tabs/segmented-choice.tsx';
import { SegmentedTabs } from '../ui/tabs/segmented-tabs.tsx';
import { showToast } from '../ui/toast/toast-store.ts';
import styles from './gallery.module.css';
import { Calendars, Dialogs, Fields } from './gallery-samples.tsx';

const nothing = () => undefined;
const looks = ['accent', 'soft', 'line', 'ghost', 'danger', 'plain'] as const;
const grades = ['new', 'basic', 'pro', 'premium'] as const;

/** Every element of `ui/` in its states, by the name of its folder. */
const elements: Record<string, () => ReactNode> = {
  ant: () => (
    <>
      <Ant className={styles.ant} />
      <AntCanvas />
    </>
  ),
  badge: () => (
    <>
      {grades.map((grade) => (
        <p key={grade}>
          <GradeBadge grade={grade} /> <CreditBadge grade={grade} credit={1240} />
        </p>
      ))}
      <SampleBadge />
    </>
  ),
  button: () => (
    <>
      {looks.map((look) => (
        <p key={look}>
          <Button look={look}>{look}</Button>{' '}
          <Button look={look} size="large" busy>
            busy
          </Button>{' '}
          <Button look={look} disabled>
            disabled <ButtonCost>20 크레딧</ButtonCost>
          </Button>
        </p>
      ))}
      <SpendingButton cost={20}>spending</SpendingButton> <ButtonLink to="/gallery">link</ButtonLink>{' '}
      <TextButton>text</TextButton> <TextButton accent>accent</TextButton>
    </>
  ),
  calendar: () => <Calendars />,
  card: () => (
    <>
      <Card padded>padded</Card>
      <Card>bare</Card>
    </>
  ),
  checkbox: () => (
    <>
      <Checkbox defaultChecked>checked</Checkbox>
      <Checkbox disabled>disabled</Checkbox>
    </>
  ),
  dialog: () => <Dialogs />,
  field: () => <Fields />,
  'heart-button': () => (
    <>
      <HeartButton name="삼성전자" liked onToggle={nothing} />
      <HeartButton name="카카오" liked={false} onToggle={nothing} />
      <HeartButton name="네이버" liked={false} busy onToggle={nothing} />
    </>
  ),
  'letter-mark': () => (
    <p className={styles.row}>
      {(['A', 'B', 'C', 'D', 'E'] as const).map((letter) => (
        <LetterMark key={letter} letter={letter} size="medium" />
      ))}
    </p>
  ),
  link: () => (
    <p>
      <WebLink href="https://example.com">web address</WebLink>, <WebLink href="ftp://example.com">another one</WebLink>
    </p>
  ),
  'menu-button': () => (
    <MenuButton
      label="menu"
      items={[
        { label: 'first', icon: <Search size={16} aria-hidden />, onSelect: nothing },
        { label: 'second', icon: <Search size={16} aria-hidden />, disabled: true, onSelect: nothing },
      ]}
    />
  ),
  page: () => (
    <>
      <PageHead title="title">description</PageHead>
      <PageSkeleton />
    </>
  ),
  pagination: () => <Pagination page={7} pages={12} onChange={nothing} />,
  panel: () => (
    <>
      <EmptyPanel title="empty" hint="hint" />
      <ErrorPanel title="error" hint="hint" onRetry={nothing} />
      <LookingNote isLooking />
      <WaitNote text="it takes its time" />
      <NothingHere history={{ path: '/gallery', label: 'history' }}>
        <h3>nothing here</h3>
      </NothingHere>
      <ErrorPanel title="error, tried again" onRetry={nothing} busy />
      <Notice icon={Search} role="note">
        notice
      </Notice>
      <Notice icon={Search} role="note" good>
        good notice
      </Notice>
    </>
  ),
  'progress-bar': () => <ProgressBar label="progress" value={42} />,
  score: () => (
    <>
      <ScoreNumber side="good" score={72} leads />
      <ScoreNumber side="bad" score={41} leads={false} />
      <Bar100 scores={{ good: 58, bad: 30 }} reserve={12} />
      <MiniBar scores={{ good: 58, bad: 30 }} reserve={12} />
      <ScoreChange change={{ good: 9, bad: -6 }} />
      <DirectionMark verdict={{ scores: { good: 58, bad: 30 }, reserve: 12, percentage: 64, isThin: false }} />
      <DirectionMark verdict={{ scores: { good: 40, bad: 43 }, reserve: 17, percentage: 48.5, isThin: false }} />
    </>
  ),
  'search-bar': () => (
    <>
      <SearchBar label="search" placeholder="종목명" value="" onChange={nothing} onSearch={nothing} />
      <SearchBar
        label="disabled search"
        placeholder="종목명"
        value="삼성"
        onChange={nothing}
        onSearch={nothing}
        disabled
      />
    </>
  ),
  skeleton: () => <Skeleton width={200} height={24} />,
  spinner: () => (
    <p className={styles.row}>
      <Spinner />
    </p>
  ),
  stack: () => (
    <Stack>
      <Card padded>one</Card>
      <Card padded>two</Card>
    </Stack>
  ),
  'stock-row': () => (
    <>
      <Table caption="stocks" columns={[{ label: '종목' }]}>
        <StockRow
          name="삼성전자"
          code="005930"
          note="KOSPI"
          term="삼성"
          heart={<HeartButton name="삼성전자" liked onToggle={nothing} />}
          action={<StockRowAction name="삼성전자" label="분석하기" cost={20} onPress={nothing} />}
        />
        <StockRow name="카카오" code="035720" link={{ to: '/gallery' }} />
      </Table>
      <StockRowsSkeleton label="loading stocks" rows={2} />
    </>
  ),
  switch: () => (
    <>
      <Switch label="on" on onChange={nothing} />
      <Switch label="off" on={false} onChange={nothing} />
      <Switch label="disabled" on={false} onChange={nothing} disabled />
    </>
  ),
  table: () => <Tables />,
  tabs: () => (
    <>
      <SegmentedTabs
        label="tabs"
        initial="good"
        tabs={[
          { value: 'good', label: '호재', tone: 'good', panel: 'first panel' },
          { value: 'bad', label: '악재', tone: 'bad', panel: 'second panel' },
        ]}
      />
      <SegmentedChoice
        label="choice"
        choices={[
          { value: 1, text: 'first' },
          { value: 2, text: 'second' },
        ]}
        chosen={1}
        onChange={nothing}
      />
      <ScreenTabs
        label="screens"
        tabs={[
          { to: '/gallery', text: 'this' },
          { to: '/mypage', text: 'other' },
        ]}
      />
    </>
  ),
  toast: () => (
    <>
      <Button onClick={() => showToast('success', 'success')}>success</Button>{' '}
      <Button onClick={() => showToast('error', 'error')}>error</Button>
    </>
  ),
};

/** `/gallery`, in development only. */
export function GalleryRoute() {
  useDocumentTitle('gallery');
  return (
    <>
      <h1>ui</h1>
      {Object.entries(elements).map(([name, show]) => (
        <section key={name} aria-label={name} className={styles.section}>
          <h2>{name}</h2>
          {show()}
        </section>
      ))}
    </>
  );
}

function Tables() {
  const columns = [
    { label: '순위' },
    { label: '수량', end: true, sort: { active: true, onSort: nothing } },
    { label: '비율', end: true },
  ];
  return (
    <>
      <Table caption="table" titled columns={columns}>
        {[1, 2, 3, 4].map((rank) => (
          <tr key={rank}>
            <RankCell rank={rank} />
            <AmountCell amount={120_000 / rank} />
            <td>{rank}</td>
          </tr>
        ))}
      </Table>
      <TableSkeleton label="loading table" rows={2} stacks="phone" />
    </>
  );
}
