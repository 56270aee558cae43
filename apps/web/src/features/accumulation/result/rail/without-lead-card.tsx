import type { MjbRecord } from '@gaemi/contracts/accumulation';
import {
  type AccumulationLetter,
  type AccumulationMeasure,
  accumulationMeasures,
} from '@gaemi/domain/accumulation/letters';
import { LetterMark } from '../../../../ui/letter-mark/letter-mark.tsx';
import { measureNames } from '../../../analysis/accumulated/measure-names.ts';
import { SectionCard } from '../section-card.tsx';
import styles from './without-lead-card.module.css';

type Letters = Record<AccumulationMeasure, AccumulationLetter>;

/** The letters as if the lead had not traded: how much rests on one broker. */
export function WithoutLeadCard({ record }: { record: MjbRecord }) {
  const { majors, without_lead: without } = record.basis;
  const [lead] = majors;
  if (lead === undefined || without === null) return null;
  const now = { first: record.first_mjb_grade, second: record.second_mjb_grade, third: record.third_mjb_grade };
  return (
    <SectionCard title="선도 거래원을 빼고 보면">
      <dl className={styles.rows}>
        <div>
          <dt>지금</dt>
          <dd>
            <ThreeLetters letters={now} />
          </dd>
        </div>
        <div className={styles.without}>
          <dt>{lead} 없이</dt>
          <dd>
            <ThreeLetters letters={without} />
          </dd>
        </div>
      </dl>
      <p className={styles.text}>{writeSentence(now, without)}</p>
    </SectionCard>
  );
}

function ThreeLetters({ letters }: { letters: Letters }) {
  return accumulationMeasures.map((measure) => (
    <span key={measure}>
      <span className="sr">{measureNames[measure]} </span>
      <LetterMark letter={letters[measure]} size="small" />
    </span>
  ));
}

function writeSentence(now: Letters, without: Letters): string {
  const changed = accumulationMeasures.filter((measure) => now[measure] !== without[measure]);
  if (changed.length === 0) return '한 곳을 빼도 세 글자가 그대로예요.';
  const texts = changed.map((measure) => `${measureNames[measure]}가 ${now[measure]}에서 ${without[measure]}로`);
  // Letters come in the order of the alphabet, the best first.
  const falls = changed.some((measure) => without[measure] > now[measure]);
  const rises = changed.some((measure) => without[measure] < now[measure]);
  const verb = falls && rises ? '바뀌어요' : falls ? '내려가요' : '올라가요';
  // Without its largest buyer the third letter falls nearly always: that alone says nothing.
  const rests = without.first > now.first || without.second > now.second;
  const isSteady = without.first === now.first && without.second === now.second;
  const meaning = rests ? ' 한 곳에 기댄 결과예요.' : isSteady ? ' 앞의 두 글자는 그대로예요.' : '';
  return `한 곳을 빼면 ${texts.join(', ')} ${verb}.${meaning}`;
}
