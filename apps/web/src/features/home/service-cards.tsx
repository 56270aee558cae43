import { newsSides } from '@gaemi/domain/news-side';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Service, selectService } from '../../shared/session/selected-service.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { LetterMark } from '../../ui/letter-mark/letter-mark.tsx';
import { Bar100 } from '../../ui/score/bar-100.tsx';
import { ScoreNumber } from '../../ui/score/score-number.tsx';
import styles from './service-cards.module.css';

const demoScores = { good: 58, bad: 30 };

/** The two services; choosing one stores it and opens its first screen. */
export function ServiceCards() {
  return (
    <div className={styles.cards} data-print="block">
      <ServiceCard
        service="news"
        name="뉴스 분석"
        start="/search"
        demo={<NewsDemo />}
        text="최신 뉴스를 모아 호재와 악재로 나누고, 종목마다 점수와 근거를 보여드려요."
      />
      <ServiceCard
        service="mjb"
        name="매집비 분석"
        start="/mjb"
        demo={<AccumulationDemo />}
        text={
          <>
            기간을 정하면 주요 거래원이 얼마나 사 모았는지 <span className="nb">세 글자로</span> 알려드려요.
          </>
        }
      />
    </div>
  );
}

interface ServiceCardProps {
  service: Service;
  name: string;
  start: string;
  demo: ReactNode;
  text: ReactNode;
}

function ServiceCard({ service, name, start, demo, text }: ServiceCardProps) {
  return (
    <Card className={styles.card} data-service={service}>
      <div className={styles.demo} aria-hidden="true">
        <span className={styles.badge}>
          <SampleBadge />
        </span>
        {demo}
      </div>
      <div className={styles.text}>
        <h2>{name}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.start}>
        <ButtonLink look="accent" size="large" block to={start} onClick={() => selectService(service)}>
          {name} 시작하기
          <ArrowRight size={20} aria-hidden />
        </ButtonLink>
      </div>
    </Card>
  );
}

function NewsDemo() {
  return (
    <>
      <div className={styles.scores}>
        {newsSides.map((side) => (
          <ScoreNumber key={side} side={side} score={demoScores[side]} leads={demoScores[side] > 50} />
        ))}
      </div>
      <Bar100 scores={demoScores} reserve={12} decorative />
    </>
  );
}

const demoLetters = [
  { letter: 'A', name: '매수·매도비', percent: '214.3%' },
  { letter: 'B', name: '주요 매집비', percent: '11.8%' },
  { letter: 'C', name: '선도 매집비', percent: '3.9%' },
] as const;

function AccumulationDemo() {
  return (
    <div className={styles.tiles}>
      {demoLetters.map(({ letter, name, percent }) => (
        <span key={letter}>
          <LetterMark letter={letter} size="tile" />
          {name}
          <b>{percent}</b>
        </span>
      ))}
    </div>
  );
}
