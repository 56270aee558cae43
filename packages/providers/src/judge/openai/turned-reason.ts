/** A deed that a reason tells, where the article has words of the opposite or of an earlier stage only. */
interface Turn {
  says: RegExp;
  /** Words of the article that allow it. */
  allowed: RegExp;
  /** Words of the article that speak against it. */
  against: RegExp;
}

const turns: readonly Turn[] = [
  {
    says: /확대됐|커졌|늘었|불어났|벌어졌/,
    allowed: /확대|커[져졌진]|늘|불어|벌어|증가|급증|순증|↑|최대/,
    against: /축소|줄|감소|급감|↓/,
  },
  {
    says: /축소됐|작아졌|줄었|좁혀졌/,
    allowed: /축소|작아|줄|좁[혀혔힌]|감소|급감|반토막|절반|↓|하락/,
    against: /확대|커[져졌진]|늘|불어|증가|급증|↑/,
  },
  {
    says: /성공했|입증했|충족했|통과했/,
    allowed: /성공|입증|충족|통과|확인|유효|긍정|승인|허가/,
    against: /신청|계획|착수|개시|돌입|추진|예정|도전/,
  },
  {
    says: /(?:손실|피해|타격)[을를이가]? ?(?:입었|봤|생겼|났|발생했)/,
    allowed: /(?:손실|피해|타격)[을를이가]? ?(?:입|봤|본|발생|났|냈|현실화|확정|집계)/,
    against: /우려|가능성|전망|예상|비상/,
  },
  {
    // Nobody applies for what is imposed: 과징금을 부과받았어요.
    says: /(?<!(?:부과|거절을|거절|정지를|처분을|제재를|통보를|통보|조사를|수사를|경고를|명령을|판결을|선고를) ?)받았어요|따냈어요|확보했어요/,
    allowed: /받[았은아]|따[냈내]|확보|획득|수주|취득|승인|허가|선정/,
    against: /신청|추진|검토|도전|노린/,
  },
];

/** Whether a reason tells the opposite of its article, or something done that the article only plans or fears. */
export const turnsReason = (reason: string, article: string): boolean =>
  turns.some(({ says, allowed, against }) => says.test(reason) && !allowed.test(article) && against.test(article));
