import type { PlanList } from '@gaemi/contracts/plans';
import { alertStocksOfGrade } from '@gaemi/domain/alerts/alert-settings';
import { creditCosts, SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { type Grade, grades, NEW_MEMBER_GRADE_DAYS } from '@gaemi/domain/members/grades';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './grade-table.module.css';
import { findReach } from './plans.ts';

/** What every grade reaches and costs, side by side; the member's own column is shaded. */
export function GradeTable({ own, settings }: { own: Grade | null; settings: PlanList }) {
  const credits = (grade: Grade) =>
    grade === 'new' ? SIGN_UP_BONUS : (settings.plans.find((plan) => plan.grade === grade)?.credits ?? null);
  const rows: { label: string; text: (grade: Grade) => string }[] = [
    { label: '뉴스 기간', text: (grade) => `${findReach(grade).lookBackMonths}개월` },
    { label: '판단하는 소식', text: (grade) => `${findReach(grade).maxEvents}개` },
    { label: '근거', text: (grade) => `${findReach(grade).maxReasons}개` },
    { label: '기사별 기여도', text: (grade) => (findReach(grade).contributions ? '있음' : '없음') },
    { label: '뉴스 분석 1번', text: (grade) => `${findReach(grade).cost} 크레딧` },
    {
      label: '브리핑과 알림',
      text: (grade) => (alertStocksOfGrade[grade] === 0 ? '없음' : `${alertStocksOfGrade[grade]}종목`),
    },
    { label: '매집비 분석 1번', text: () => `${creditCosts.accumulation} 크레딧` },
  ];
  if (settings.plans.some((plan) => plan.credits !== null)) {
    rows.push({ label: '주는 크레딧', text: (grade) => credits(grade)?.toLocaleString('ko-KR') ?? '–' });
  }
  return (
    <Card className={styles.card}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>등급마다 이만큼 보여요</caption>
          <thead>
            <tr>
              <td />
              {grades.map((grade) => (
                <th key={grade} scope="col" className={classNames(grade === own && styles.own)}>
                  {gradeLabels[grade].badge}
                  {grade === own && <small>지금 내 등급</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {grades.map((grade) => (
                  <td key={grade} className={classNames(grade === own && styles.own)}>
                    {text(grade)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        NEW는 가입하고 {NEW_MEMBER_GRADE_DAYS}일 동안이에요. 그 뒤에는 BASIC과 같은 범위로 보여요. 크레딧은 남은 만큼
        그대로 쓸 수 있어요.
      </p>
    </Card>
  );
}
