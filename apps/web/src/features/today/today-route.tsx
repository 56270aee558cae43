import type { Today } from '@gaemi/contracts/today';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { pageDayOf, pageOfClosedDay } from '@gaemi/domain/stock-events/day-page';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dottedDay, todayOrDay } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { TextButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { useLostFocus } from '../../ui/page/lost-focus.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { DayHead, writeTitle } from './day-head.tsx';
import { DayPicture } from './day-picture.tsx';
import { EventRow } from './event-row.tsx';
import { PaperNote } from './paper-note.tsx';
import { hasNothing, isBeforeReading, isBlind, sourcesText } from './read-sources.ts';
import { filterNames, isChosen, readFilters, type TodayFilters, writeFilters } from './today-filters.ts';
import { todayQuery } from './today-queries.ts';
import styles from './today-route.module.css';

/** `/today`: material events of all companies on a trading day. */
export function TodayRoute() {
  useDocumentTitle('오늘의 소식');
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const { data, dataUpdatedAt, errorUpdateCount, isFetching, refetch } = useQuery(todayQuery(filters));
  // Also while it is tried again: the pressed button stays, and no other day stands here meanwhile.
  const hasFailed = dataUpdatedAt === 0 && errorUpdateCount > 0;
  const today = hasFailed ? undefined : data;
  const page = useRef<HTMLDivElement>(null);
  useLostFocus(page);
  const change = (next: TodayFilters) => setSearch(writeFilters(next), { replace: true });
  const leadOn = (next: TodayFilters) => {
    change(next);
    // What was pressed goes with what it led away from.
    page.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.page} ref={page} tabIndex={-1}>
      <DayHead
        day={filters.day}
        today={today}
        hasFailed={hasFailed}
        onChoose={(day) => change({ ...withoutPage(filters), day })}
      />
      {hasFailed && (
        <ErrorPanel
          title={`${writeTitle(filters.day)}을 불러오지 못했어요.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {today === undefined && !hasFailed && <Skeleton height={480} />}
      {today !== undefined && (
        <TodayPage today={today} readAt={dataUpdatedAt} filters={filters} onChange={change} onLeadOn={leadOn} />
      )}
    </div>
  );
}

interface Props {
  today: Today;
  filters: TodayFilters;
  onChange: (filters: TodayFilters) => void;
}

interface LeadingProps extends Props {
  /** When the answer came, by the clock of the browser; 0 while another one is on its way. */
  readAt: number;
  /** The button that is pressed goes with what it leads away from. */
  onLeadOn: (filters: TodayFilters) => void;
}

function TodayPage({ today, readAt, filters, onChange, onLeadOn }: LeadingProps) {
  if (hasNothing(today)) return <NothingRead />;
  return (
    <>
      {filters.day === undefined && (
        <EarlierDayBand today={today} readAt={readAt} onChoose={(day) => onLeadOn({ day })} />
      )}
      <DayPicture key={today.day} picture={today.picture} />
      <Filters today={today} filters={filters} onChange={onChange} />
      <p className="sr" role="status">
        목록에 소식 {today.total}건
      </p>
      <PaperNote today={today} filters={filters} />
      <EventList today={today} filters={filters} onChange={onChange} onLeadOn={onLeadOn} />
      <p className={styles.sources}>
        {today.sources.length === 0
          ? '아직 모든 종목의 소식을 읽는 출처가 없어요. 분석에서 찾은 소식만 보여 드려요.'
          : `읽는 출처: ${sourcesText(today.sources)}`}
      </p>
    </>
  );
}

/** Why an earlier day is shown. What comes on a day without trade stands on the page of the next trading day. */
interface BandProps {
  today: Today;
  readAt: number;
  onChoose: (day: string) => void;
}

function EarlierDayBand({ today, readAt, onChoose }: BandProps) {
  const now = seoulDay(serverNow());
  if (today.day >= now) return null;
  const isOfToday = seoulDay(new Date(serverNow().getTime() - Date.now() + readAt)) === now;
  const next = pageOfClosedDay(now, isOfToday ? today.days.at(-1)?.day : undefined);
  return (
    <p className={styles.band}>
      {writeToday(today, next !== undefined)} {todayOrDay(today.day)}의 소식이에요.{' '}
      {next !== undefined && <TextButton onClick={() => onChoose(next)}>쉬는 동안 나온 소식 보기</TextButton>}
    </p>
  );
}

const withoutPage = ({ page: _page, ...rest }: TodayFilters): TodayFilters => rest;

/** What the band says of today. */
function writeToday(today: Today, isClosed: boolean): string {
  if (isClosed) return '오늘은 장이 쉬어요.';
  return isBlind(today) || today.sources.length === 0
    ? '오늘 나온 소식이 있는지 지금은 몰라요.'
    : '오늘은 아직 중요한 소식이 없어요.';
}

function NothingRead() {
  return (
    <Card padded>
      <p>아직 모든 종목의 소식을 읽는 출처가 없어요.</p>
      <p>운영자가 DART_API_KEY를 설정하면 10분 안에 공시부터 나와요.</p>
    </Card>
  );
}

function Filters({ today, filters, onChange }: Props) {
  const { good, bad } = today.counts;
  const { page: _page, side, ...rest } = filters;
  const sides = [
    ['모두', good + bad, undefined],
    ['호재', good, 'good'],
    ['악재', bad, 'bad'],
  ] as const;
  const withSide = { ...rest, ...(side !== undefined && { side }) };
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className="sr">호재와 악재</legend>
        {sides.map(([text, count, value]) => (
          <button
            key={text}
            type="button"
            aria-pressed={side === value}
            onClick={() => onChange(value === undefined ? rest : { ...rest, side: value })}
          >
            {text} {count}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend className="sr">걸러 보기</legend>
        {filterNames.map(([text, filter]) => {
          const isOn = isChosen(filters, filter);
          const without = Object.fromEntries(Object.entries(withSide).filter(([name]) => !(name in filter)));
          return (
            <button
              key={text}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? without : { ...withSide, ...filter })}
            >
              {text}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** That a day has no events: one that is over has none, another one may still have some. */
function writeNone(today: Today, asked = today.day, isFiltered = false): string {
  const { day } = today;
  const now = seoulDay(serverNow());
  if (asked > pageDayOf(now)) return '아직 오지 않은 날이에요.';
  // Where the day has events, the filters leave none of them.
  if (isFiltered && today.picture.columns.length > 0) return '조건에 맞는 소식이 없어요.';
  if (day >= now && isBlind(today)) return `${dottedDay(day)}에 나온 소식이 있는지 지금은 몰라요.`;
  if (day < now && isBeforeReading(today, day)) return '이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.';
  if (isFiltered) return '조건에 맞는 소식이 없어요.';
  return `${dottedDay(day)}에는 ${day < now ? '' : '아직 '}중요한 소식이 없어요.`;
}

function EventList({ today, filters, onChange, onLeadOn }: Omit<LeadingProps, 'readAt'>) {
  const list = useRef<HTMLUListElement>(null);
  const turnTo = (page: number) => {
    onChange({ ...filters, page });
    // The page numbers stand at the end of the list, which is read from its beginning.
    list.current?.scrollIntoView?.();
    list.current?.focus({ preventScroll: true });
  };
  if (today.items.length === 0) {
    const isPastEnd = today.total > 0;
    const isFiltered = Object.keys(filters).some((name) => name !== 'day' && name !== 'page');
    const { day } = filters;
    return (
      <Card padded>
        <p>{isPastEnd ? '이 쪽에는 소식이 없어요.' : writeNone(today, filters.day, isFiltered)}</p>
        {(isPastEnd || isFiltered) && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => onLeadOn(isPastEnd ? withoutPage(filters) : day === undefined ? {} : { day })}
          >
            {isPastEnd ? '첫 쪽 보기' : '조건 지우기'}
          </button>
        )}
      </Card>
    );
  }
  // One side alone would leave half of a wide screen empty.
  const hasBoth = new Set(today.items.map(({ side }) => side)).size > 1;
  return (
    <>
      <Card className={styles.list}>
        {hasBoth && (
          <p className={styles.sides} aria-hidden="true">
            <b>▲ 호재 {today.counts.good}건</b>
            <b>▼ 악재 {today.counts.bad}건</b>
          </p>
        )}
        <ul ref={list} tabIndex={-1} className={hasBoth ? styles.ledger : styles.both}>
          {today.items.map((item) => (
            <EventRow key={item.event_id} item={item} pageDay={today.day} />
          ))}
        </ul>
      </Card>
      <Pagination page={today.page} pages={today.pages} onChange={turnTo} />
    </>
  );
}
