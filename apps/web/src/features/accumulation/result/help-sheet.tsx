import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { measureNames } from '../../analysis/accumulated/measure-names.ts';
import { roundShares } from '../../analysis/accumulated/share-text.ts';
import styles from './help-sheet.module.css';
import { percentText } from './measures.ts';

/** For beginners: what the ratio is, with the record as the example, what the letters are, and what they do not say. */
export function HelpSheet({ record, onClose }: { record: MjbRecord; onClose: () => void }) {
  return (
    <Modal title="매집비가 처음이신가요?" onClose={onClose}>
      <div className={styles.help}>
        <section>
          <h3>매집비는 이런 숫자예요</h3>
          <p>
            어떤 증권사 창구가 한 기간에 <b>얼마나 많이 사 모았는지</b>를 그 주식의 크기에 견준 비율이에요.
          </p>
          <Picture record={record} />
        </section>
        <section>
          <h3>글자는 세 개예요</h3>
          <ul>
            <li>
              <b>{measureNames.first}</b> 산 것 ÷ 판 것. 100%를 넘으면 판 것보다 더 샀어요.
            </li>
            <li>
              <b>{measureNames.second}</b> 가장 많이 사 모은 5곳까지의 매수 ÷ 유통주식.
            </li>
            <li>
              <b>{measureNames.third}</b> 그 가운데 첫째인 1곳의 매수 ÷ 유통주식.
            </li>
          </ul>
        </section>
        <section>
          <h3>A면 오르나요?</h3>
          <p>아니요. 지난 일을 센 숫자예요. 산 만큼 되팔기도 하고, 창구 하나에 여러 사람의 주문이 섞여 있어요.</p>
        </section>
        <Button look="accent" size="large" block onClick={onClose}>
          알겠어요
        </Button>
      </div>
    </Modal>
  );
}

/** What the majors bought as a part of the floating shares. */
function Picture({ record }: { record: MjbRecord }) {
  const { majors, major_buy, floating_shares } = record.basis;
  if (majors.length === 0) return null;
  const percent = percentText(record.second_mjb);
  return (
    <figure className={styles.picture}>
      <figcaption>
        주요 {majors.length}곳이 산 {roundShares(major_buy)}
      </figcaption>
      <div
        className={styles.bar}
        role="img"
        aria-label={`유통주식 ${roundShares(floating_shares)} 가운데 주요 거래원 매수가 ${percent}예요`}
      >
        <i style={{ width: `${Math.min(100, record.second_mjb)}%` }} />
      </div>
      <p className={styles.whole}>유통주식 {roundShares(floating_shares)}</p>
      <p className={styles.answer}>
        둘을 나누면 {percent} → {record.second_mjb_grade}
      </p>
    </figure>
  );
}
