import { sharedMoment, sharedSentences } from '@gaemi/contracts/shared-texts';
import type { SharedNews } from '@gaemi/contracts/shares';
import type { NewsSide } from '@gaemi/domain/news-side';
import { isMetered } from '@gaemi/domain/sources';
import { Clock } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useMatches } from '../../../ui/use-matches.ts';
import { AiLabel } from '../result/ai-label.tsx';
import { LastPrice } from '../result/last-price.tsx';
import { SideColumns } from '../result/side-columns.tsx';
import { SidePart } from '../result/side-part.tsx';
import { SideSwitch } from '../result/side-switch.tsx';
import { TimelineCard } from '../result/timeline/timeline-card.tsx';
import { usePickedEvent } from '../result/use-picked-event.ts';
import { useResultData } from '../result/use-result-data.ts';
import { VerdictBand } from '../result/verdict-band.tsx';
import { buildRecord, sidesOf } from './shared-result.ts';
import styles from './shared-view.module.css';

interface Props {
  shared: SharedNews;
  /** How the score is read, for those who ask. */
  reading: RefObject<HTMLHeadingElement | null>;
}

/** A shared result for everybody: when it was judged, the verdict, when what happened, and both sides. */
export function SharedView({ shared, reading }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isWide = useMatches('(min-width: 1120px)');
  const [shown, setShown] = useState<NewsSide>('good');
  const [record, sides] = useMemo(() => [buildRecord(shared), sidesOf(shared)], [shared]);
  const { active, setActive, picked, setPicked } = usePickedEvent(root);
  const { prices, whole, stories, scale, timeline } = useResultData(record, sides);
  const { good_news_score: good, bad_news_score: bad, thin, lead, judged_by: judge } = record;
  return (
    <div className={styles.result} ref={root}>
      <div className={styles.moment}>
        <Clock className={styles.icon} size={17} aria-hidden />
        <div>
          <p>
            <b>{sharedMoment(shared)}</b> 그 뒤의 소식은 들어 있지 않아요.
          </p>
          {isMetered(judge) && (thin || lead.length === 0) && <AiLabel>{sharedSentences.judgedByModel}</AiLabel>}
        </div>
      </div>
      <VerdictBand
        record={record}
        isExample={false}
        isPublic
        price={<LastPrice prices={prices?.items} isSample={false} />}
        actions={null}
        course={null}
        onShowChoice={() => {
          reading.current?.scrollIntoView({ block: 'start' });
          reading.current?.focus({ preventScroll: true });
        }}
      />
      {timeline !== undefined && timeline.events.length > 0 && (
        <TimelineCard
          record={record}
          data={timeline}
          active={active}
          onActive={setActive}
          onPick={({ event_id: id, side }) => {
            setShown(side);
            setPicked({ id, scrolls: isWide });
          }}
        />
      )}
      <div className={styles.sides}>
        <SideSwitch scores={{ good, bad }} shown={shown} onShow={setShown} />
        <SideColumns shown={shown}>
          {(side) => (
            <SidePart
              state={sides[side]}
              render={{
                tier: record.news_tier,
                whole: whole[side],
                stories,
                scale,
                isThin: thin,
                newReasons: [],
                active: active ?? picked?.id ?? null,
                picked: picked?.id ?? null,
                onPick: (id) => setPicked({ id, scrolls: true }),
                isPublic: true,
                analysisId: null,
              }}
            />
          )}
        </SideColumns>
      </div>
    </div>
  );
}
