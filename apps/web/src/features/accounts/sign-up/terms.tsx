import { useId } from 'react';
import styles from './terms.module.css';

const articles: readonly { title: string; text: string }[] = [
  {
    title: '제1조 (목적)',
    text: '개미렌즈(이하 "서비스")는 뉴스 분석과 매집비 분석을 제공하기 위해 아래와 같이 개인정보를 수집하고 이용합니다.',
  },
  {
    title: '제2조 (수집하는 항목)',
    text: '필수 항목은 이메일, 이름, 비밀번호, 전화번호입니다. 비밀번호는 되돌릴 수 없는 형태로만 저장합니다. 서비스를 이용하는 동안 분석 기록, 관심 종목, 크레딧 내역, 접속 기록이 만들어집니다.',
  },
  {
    title: '제3조 (이용 목적)',
    text: '회원 확인과 중복 가입 방지, 이메일 인증, 서비스 제공과 이용 내역 관리, 문의 응대, 부정 이용 방지를 위해 이용합니다. 이 밖의 목적으로는 이용하지 않습니다.',
  },
  {
    title: '제4조 (보유 기간)',
    text: '회원 탈퇴 때까지 보유하며, 탈퇴하면 이름, 전화번호, 관심 종목, 분석 기록을 바로 지웁니다. 다만 중복 가입을 막기 위해 이메일은 30일 동안 알아볼 수 없는 형태로 보관합니다. 법령이 정한 기간이 있으면 그 기간을 따릅니다.',
  },
  {
    title: '제5조 (제3자 제공)',
    text: '법령에 따른 요구가 있는 경우를 빼고는 회원의 동의 없이 개인정보를 다른 곳에 제공하지 않습니다.',
  },
  {
    title: '제6조 (동의를 거부할 권리)',
    text: '동의를 거부할 수 있습니다. 다만 위 항목은 서비스 제공에 꼭 필요하므로 동의하지 않으면 가입할 수 없습니다.',
  },
  {
    title: '제7조 (투자 판단)',
    text: '서비스가 보여드리는 점수와 요약은 참고 자료이며 투자 권유가 아닙니다. 투자 판단의 책임은 회원 본인에게 있습니다.',
  },
];

/** What the member agrees to, in a read-only box. */
export function Terms() {
  const id = useId();
  return (
    <>
      <p className={styles.label} id={id}>
        개인정보 수집 및 이용 동의
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section className={styles.terms} aria-labelledby={id} tabIndex={0}>
        {articles.map(({ title, text }) => (
          <div key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        ))}
        <p>시행일: 2025-06-13</p>
      </section>
    </>
  );
}
