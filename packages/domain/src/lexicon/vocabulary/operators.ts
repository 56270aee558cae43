import type { OperatorList } from '../meaning-group.ts';

/** Words that say what becomes of a thing. Those under `things` are also said of share prices, so they turn no event round. */
export const operators: readonly OperatorList[] = [
  {
    effect: 'rise',
    alone: 2,
    strength: 2,
    governs: 'any',
    attributive: true,
    terms:
      '사상 최대, 역대 최대, 사상 최고, 역대 최고, 최고치, 신기록, 역대급, 분기 최대, 창사 이래 최대, 창사 이래 최고, 역대 두 번째, 최대치, 최대폭, 연중 최고, 최고 수준',
  },
  {
    effect: 'fall',
    alone: -1.5,
    strength: 2,
    governs: 'any',
    attributive: true,
    terms: '사상 최저, 역대 최저, 최저치, 사상 최소, 역대 최소, 최저 수준, 연중 최저',
  },
  {
    effect: 'worse',
    alone: -1.5,
    strength: 2,
    governs: 'any',
    attributive: true,
    terms: '역대 최악, 최악, 사상 최악',
  },
  {
    effect: 'rise',
    alone: 2,
    strength: 2,
    governs: 'things',
    terms:
      '급등, 폭등, 급상승, 치솟, 껑충, 껑충뛰, 수직상승, 고공행진, 날아오, 날아올, 뛰어올라, 솟구, 급반등, 훨훨, 불기둥, 뜀박질, 고공비행, 우상향, 고점 높, 훌쩍',
  },
  {
    effect: 'rise',
    alone: 1.5,
    strength: 2,
    governs: 'things',
    terms:
      '상승, 오름세, 오름폭, ^오르, ^오른, ^올라, ^올랐, ^올려, ^올렸, ^올리, ^올린, 강세, ^뛰었, ^뛰어, ^뛰는, ^뛴, 상향, 쑥$, 쑥쑥, 들썩, 웃돌, 웃돈, 상회, 뛰어넘, 능가, 우수수 오르, 줄상향, ↑, 상향 조정, 반등, 높아졌, 높아져, 높아진, 높인, 높여, 높이는, 높였',
  },
  {
    effect: 'rise',
    alone: 0.6,
    strength: 1,
    governs: 'things',
    terms: '인상$, 인상에, 인상으로, 인상을, 인상해, 인상한, 인상 효과, 소폭 상승, 강보합',
  },
  {
    effect: 'rise',
    alone: 1,
    strength: 2,
    governs: 'any',
    terms: '증가, 늘어, 늘었, 늘려, 늘렸, 늘린, 늘리, 늘고, 늘며, 확대, 커져, 커졌, 커지, 커진, 불어나, 불어났',
  },
  {
    effect: 'rise',
    alone: 2,
    strength: 3,
    governs: 'any',
    terms:
      '급증, 폭증, 대폭 증가, 크게 늘, 급팽창, 눈덩이, 배로 늘, 두배, 2배로, 2배 증가, 3배, 4배, 배 증가, 점프, 껑충 뛰',
  },
  {
    effect: 'fall',
    alone: -2,
    strength: 2,
    governs: 'things',
    terms:
      '급락, 폭락, 추락, 곤두박질, 고꾸라, 주저앉, 반토막, 반 토막, 와르르, 우수수, 뚝$, 뚝뚝, 미끄러, 무너졌, 무너져, 무너진, 수직낙하, 나락, 내리꽂, 고꾸라져, 바닥 뚫',
  },
  {
    effect: 'fall',
    alone: -1.5,
    strength: 2,
    governs: 'things',
    terms:
      '하락, 내림세, 내리막, ^내려, ^내렸, ^내린, ^내리고, ^내리며, ^내린다, 떨어져, 떨어졌, 떨어진, 떨어지, 약세, 하향, 줄하향, ↓, 밀려, 밀렸, 밀린, 밀리, 빠졌, 빠진, 빠져, 낮아, 낮춘, 낮춰, 낮췄, 낮추, 인하, 저하, 절하, 뒷걸음, 후퇴, 역성장, 감산, 하향 조정, 강등, 붕괴',
  },
  {
    effect: 'fall',
    alone: -1,
    strength: 2,
    governs: 'any',
    terms:
      '감소, 줄어, 줄었, 줄여, 줄였, 줄인, 줄이, 줄고, 축소, 둔화, 위축, 꺾, 반납, 쪼그라, 잠잠, 주춤, 사그라, 식어, 식었, 소멸, 실종, 희석, 희박, 상쇄, 증발, 급랭, 고갈',
  },
  {
    effect: 'rise',
    alone: 0,
    strength: 1,
    governs: 'any',
    terms:
      '쌓이, 쌓인, 쌓였, 확산, 가중, 누적, 가속, 고조, 지속, 계속, 여전, 이어져, 이어졌, 이어가, 장기화, 길어지, 부각, 재부상, 재점화, 심화, 증폭, 번지, 커질, 재차, 잇단, 잇따라',
  },
  {
    effect: 'fall',
    alone: 0,
    strength: 2,
    governs: 'any',
    terms: '감축, 소진, 단축, 좁혀, 좁히, 뒤집, 옅어, 걷히, 누그러, 경감, 감면, 감경, 절감',
  },
  {
    effect: 'fall',
    alone: -2,
    strength: 3,
    governs: 'any',
    terms: '급감, 대폭 감소, 크게 줄, 대폭 줄, 대폭 축소, 반감, 절벽, 쇼크 수준, 바닥난, 바닥나',
  },
  {
    effect: 'better',
    alone: 1.5,
    strength: 2,
    governs: 'things',
    terms:
      '개선, 호전, 회복, 호조, 선방, 반색, 방긋, 신바람, 함박웃음, 웃음꽃, 활짝, ^날개, 순항, 청신호, 파란불 켜, 탄탄, 견조, 견고, 양호, 안착, 도약, 질주, 독주, 약진, 성장세, 고성장, 정상화, 훈풍, 화색, 안도, 환호, 방어, 굳건, 꿋꿋, 탄력, 되살아, 살아나, 살아난, 기지개, 숨통, 상향 안정, 웃었, 미소, 탄력 받, 순풍, 부활, 재도약, 결실, 본궤도, 정상 궤도, 턴어라운드, 저점 통과, 바닥 찍, 바닥 쳤, 바닥 다지, 뚜렷한 회복, 잘나가',
  },
  {
    effect: 'worse',
    alone: -1.5,
    strength: 2,
    governs: 'things',
    terms:
      '악화, 부진, 침체, 울상, 시름, 한숨, 먹구름, 빨간불, 경고등, 비상등, 적신호, 직격탄, 타격, 휘청, 출렁, 흔들, 발목, 고전$, 고전하, 고전 중, 고전 면치, 난항, 비상$, 비명, 허덕, 삐걱, 휘말, 가시밭, 찬바람, 한파, 먹통, 실망, 침울, 암운, 뒷걸음질, 위태, 위험 수위, 바닥권, 쓴맛, 쓴잔, 뭇매, 역풍, 제동, 급브레이크, 암초, 경색, 부실, 미달, 못 미쳐, 못 미친, 못 미치, 못미쳐, 못미친, 하회, 밑돌, 밑돈, 가뭄, 더뎌, 더디, 더딘, 눈물, 속앓이, 골머리, 몸살, 비틀, 주르륵, 맥 못, 속수무책, 곤욕, 진통, 차질, 구멍, 꽁꽁, 불황, 고난, 고충, 이중고, 삼중고, 절망, 아우성, 울고, 움찔, 초긴장, 노심초사, 전전긍긍, 고비, 내리막길, 진퇴양난, 혹한기',
  },
  {
    effect: 'relief',
    alone: 1,
    strength: 2,
    governs: 'any',
    terms:
      '해소, 완화, 탈출, 벗어나, 벗어난, 벗었, 벗은, 벗고, 벗어, 극복, 딛고, 딛은, 뚫고, 이겨낸, 이겨내, 털어낸, 털어내, 털었, 털고, 털어, 불식, 일축, 지웠, 지운, 지우고, 걷혔, 걷힌, 걷어낸, 모면, 면했, 면한, 면해, 피했, 피한, 피해 갔, 넘긴, 넘겼, 종식, 종결, 일단락, 매듭, 졸업, 잠재, 봉합, 씻은, 씻어, 씻고, 해방, 무죄, 무혐의, 불기소, 혐의없음, 방어 성공, 풀려, 풀린, 풀렸, 해결, 타결, 반전, 만회, 무색, 비웃, 뒤로하고, 떨쳐, 떨친',
  },
  {
    effect: 'cancel',
    alone: -1,
    strength: 2,
    governs: 'any',
    terms:
      '취소, 철회, 철수, 손 떼, 손떼, 무산, 불발, 백지화, 파기, 해지, 중단, 좌초, 결렬, 반환, 포기, 제외, 연기$, 연기된, 연기에, 연기로, 연기돼, 무효, 폐지, 부결, 유찰, 물거품, 엎어, 접는다, 접었, 보류, 미뤄, 미룬, 미루, 없던 일, 배제, 박탈, 퇴짜',
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
    terms: '실패, 지연, 불투명, 불허, 불발탄, 고배, 낙방, 좌절, ^무위, 역부족, 미충족, 어려울 듯, 물 건너, 난망, 요원',
  },
  {
    effect: 'not',
    alone: 0,
    strength: 1,
    governs: 'any',
    terms:
      '못해, 못한, 못하, 못 한, 못 해, 못했, 못 했, 않아, 않았, 않는, 않은, 않다, 않고, ^없다$, ^없어$, ^없는, ^없이, 아니다, 아닌$',
  },
];
