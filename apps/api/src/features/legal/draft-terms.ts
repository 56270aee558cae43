import { creditCosts, SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { WITHDRAWN_EMAIL_DAYS } from '@gaemi/domain/members/limits';

/** Stands before each draft: it binds nobody, and says what only the operator can fill in. */
export const draftNotice = (gaps: readonly string[]) =>
  [
    '> **초안이에요.** 프로그램과 함께 오는 예시이고 법률 자문이 아니에요. 운영자가 자신의 문서를 정하면 이 문서를 대신해요.',
    '>',
    '> 운영자가 채워야 하는 곳:',
    ...gaps.map((gap) => `> - ${gap}`),
  ].join('\n');

/** The bundled terms of use. */
export function writeDraftTerms(): string {
  const { news, accumulation } = creditCosts;
  return `# 이용약관

${draftNotice([
  '운영자의 이름, 대표자, 등록번호, 주소, 연락처',
  '결제와 환불(청약 철회)의 조건과 방법',
  '유사투자자문업 신고 여부',
  '분쟁을 맡을 법원',
])}

## 제1조 (목적)

이 약관은 개미렌즈(이하 "서비스")를 이용할 때 [운영자]와 회원의 권리와 의무를 정해요.

## 제2조 (서비스)

서비스는 상장 종목의 뉴스와 공시를 모아 호재와 악재로 나누고, 매집비를 계산해 보여줘요. 점수와 요약은 참고 자료이고 투자 권유가 아니에요. 투자 판단의 책임은 회원 본인에게 있어요.

## 제3조 (가입)

이메일 인증을 마치고 이 약관과 개인정보 처리방침에 동의하면 가입할 수 있어요. 가입하면 ${SIGN_UP_BONUS} 크레딧을 드려요.

## 제4조 (크레딧)

- 뉴스 분석은 등급에 따라 ${news.basic}, ${news.medium}, ${news.premium} 크레딧, 매집비 분석은 ${accumulation} 크레딧이 들어요.
- 오류로 끝난 분석의 크레딧은 모두 돌려드려요.
- 결제, 환불, 청약 철회: [운영자가 채우는 곳]

## 제5조 (회원의 의무)

다른 사람의 정보로 가입하거나, 서비스를 방해하거나, 출처의 이용 조건을 어기며 결과를 퍼뜨리면 안 돼요.

## 제6조 (이용 정지)

제5조를 어긴 회원은 이유를 메일로 알리고 이용을 정지할 수 있어요. 진행 중인 분석과 환불은 그대로 처리해요.

## 제7조 (탈퇴)

회원은 언제든지 내 정보에서 탈퇴할 수 있어요. 개인정보와 분석을 바로 지우고, 같은 이메일로는 ${WITHDRAWN_EMAIL_DAYS}일 동안 다시 가입할 수 없어요.

## 제8조 (약관의 변경)

약관이 바뀌면 시행일과 바뀐 내용을 로그인할 때 알려드려요.

## 제9조 (분쟁)

[운영자가 채우는 곳: 준거법과 관할 법원]
`;
}
