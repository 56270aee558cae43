import type { OperatorList } from '../meaning-group.ts';

/** Words that end, undo or overcome the signal before them. */
export const turns: readonly OperatorList[] = [
  {
    effect: 'pass',
    alone: 2,
    strength: 2,
    governs: 'any',
    terms: '돌파, 재돌파',
  },
  {
    effect: 'pass',
    alone: 0,
    strength: 2,
    governs: 'any',
    terms: '넘긴, 넘겼, 넘겨, 넘어선, 넘어섰, 넘어서, 넘었, 넘은',
  },
  {
    effect: 'relief',
    alone: 1,
    strength: 2,
    governs: 'any',
    terms: `
      해소, 완화, 제거, 걷어내, 탈출, 벗어나, 벗어난, 벗었, 벗은, 벗고, 벗어, 극복, 딛고, 딛은, 뚫고, 이겨낸, 이겨내,
      털어낸, 털어내, 털었, 털고, 털어, 불식, 일축, 지웠, 지운, 지우고, 걷혔, 걷힌, 걷어낸, 모면, 면했, 면한, 면해,
      피했, 피한, 피해 갔, 종식, 종결, 일단락, 매듭, 졸업, 잠재우+, 살아 돌아, 생환, 족쇄 풀+, 족쇄 푼, 족쇄 벗,
      굴레 벗, 멍에 벗, ^짐 덜+, ^짐 내려놓, ^혹 떼+, 앓던 이, 체증 내려, 체증 뚫, 체증, ^숨 돌리+, 자물쇠 풀+,
      낙인 지우+, 낙인 떼+, 꼬리표 떼+, 꼬리표 지우+, ^손 들어주+, ^손 들어줬, 손들어주+, 갚았, 갚아, 걷어내+, 털어내+,
      씻어내+, 벗어나+, 벗어던지+, 떨쳐내+, 비켜가+, 비껴가+, 피해가+, 막아내+, 지켜내+, 봉합, 씻은, 씻어, 씻고, 해방,
      무죄, 무혐의, 불기소, 혐의없음, 방어 성공, 풀려, 풀린, 풀렸, 해결, 타결, 반전, 만회, 무색, 비웃, 뒤로하고, 떨쳐,
      떨친
    `,
  },
  {
    effect: 'cancel',
    alone: -1,
    strength: 2,
    governs: 'any',
    terms: `
      취소, 철회, 건너뛰, 건너뛴, 빼면, 제외하면, 철수, ^손 떼, 손떼, ^손 뗀, 손뗀, 무산, 불발, 백지화, 파기, 해지,
      중단, 좌초, 결렬, 반환, 포기, 제외, 연기$, 연기된, 연기에, 연기로, 연기돼, 무효, 폐지, 부결, 유찰, 물거품, 엎어,
      접는다, 접었, 보류, 미뤄, 미룬, 미루, 없던 일, 배제, 박탈, 퇴짜
    `,
  },
  {
    effect: 'cancel',
    alone: 0,
    strength: 2,
    governs: 'any',
    terms: '해제, 기각, 유예, 금지',
  },
  {
    effect: 'relief',
    alone: 0,
    strength: 2,
    governs: 'any',
    terms: '과도, 기우, 종료',
  },
  {
    effect: 'fail',
    alone: -1.5,
    strength: 2,
    governs: 'any',
    terms: `
      실패, 지연, 늦어, 늦춰, 늦췄, 늦춘, 지체, 불투명, 불허, 반려, 탈락, 부적합, 부적격, 불합격, 실기, 문턱 못,
      고배 마, 불발탄, 고배, 못해, 못한, 못하, 못 한, 못 해, 못했, 못 했, 못 할, 못할, 낙방, 좌절, ^무위, 역부족,
      미충족, 어려울 듯, ^물 건너, 난망, 요원
    `,
  },
  {
    effect: 'not',
    alone: 0,
    strength: 1,
    governs: 'any',
    terms: `
      없었, 안 된다, 안 돼, 안 한다, 안 하+, 않아, 않았, 않는, 않은, 않다, 않고, ^없다$, ^없어$, ^없는, ^없이, 아니다,
      아닌$
    `,
  },
];
