/** Short names of Korean brokerages as headlines sign and quote them; many are groups that are listed themselves. */
export const brokerageNames: readonly string[] =
  'KB|NH|한국|한투|미래에셋|삼성|키움|대신|하나|신한|메리츠|유안타|교보|유진|iM|DB|BNK|LS|SK|IBK|한화|현대차|다올|상상인|하이|신영|부국|흥국|케이프|한양|이베스트|카카오페이|토스|리딩|유화'.split(
    '|',
  );
