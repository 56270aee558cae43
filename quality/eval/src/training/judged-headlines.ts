import { readdirSync, readFileSync } from 'node:fs';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { subjectAnswers, textKinds } from '@gaemi/domain/judge/judgement/judgement';
import { eventLabels } from '@gaemi/domain/news-side';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import { parseLine } from '../json-lines.ts';

/** A headline with all labels, written for an invented company. `clear` ones allow no other label. */
export const judgedHeadline = z.strictObject({
  company: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  subject: z.enum(subjectAnswers),
  kind: z.enum(textKinds),
  type: z.enum(eventTypes),
  label: z.enum(eventLabels),
  strength: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  material: z.boolean(),
  clear: z.boolean(),
  /** Publication in Seoul and id of its event within the company, in the sets that have whole weeks. */
  at: z.string().optional(),
  event: z.string().optional(),
});
export type JudgedHeadline = z.infer<typeof judgedHeadline>;

/** The headlines of one writer. */
export interface Hand {
  name: string;
  headlines: JudgedHeadline[];
}

const folder = new URL('../labelled/', import.meta.url);

/** The sets of a folder of `labelled`, by writer. Source: written for this project, see quality/eval/README.md. */
export function readHands(name: 'training' | 'held-out' | 'large-companies'): Hand[] {
  const files = readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith('.jsonl'));
  return files.sort().map((file) => ({ name: file.replace('.jsonl', ''), headlines: readSet(`${name}/${file}`) }));
}

function readSet(file: string): JudgedHeadline[] {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  return lines.flatMap((line, index) => (line === '' ? [] : [parseLine(line, index + 1, judgedHeadline)]));
}

/**
 * The invented companies of the sets. Codes X00001 and on are no codes of the exchange. Names that contain another
 * (한별, 한별전자) are companies of their own.
 */
export const inventedCompanies: readonly ListedCompany[] = (
  '한별 한별전자 한별화학 한별건설 한별증권 한별SDI 한별바이오로직스 도담지주 도담생명 도담증권 도담카드 도담리츠 세온 세온뱅크 세온게임즈 ' +
  '여울 너울 산들 아침 마루 바다 달빛 해솔 누리반도체 은하디스플레이 가람바이오 청람제약 백두중공업 해오름조선 태산건설 온누리항공 새벽식품 ' +
  '단비화장품 아라엔터 별솔게임즈 참빛에너지 한결정유 늘봄로보틱스 두레시스템 하람소재 소담푸드 우람철강 다솜헬스케어 벼리소프트 보람테크 ' +
  '이든메디칼 솔빛전자 그린나래 빛가람전력 미르방산 나루해운 큰솔유통 라온모빌리티 ' +
  '다온전자 미리내자동차 휘람에너지솔루션 청우중공업 윤슬바이오 하늬금융지주 소리울텔레콤 두람제철 모아온 예그린마트 온새미항공 다온화학'
)
  .split(' ')
  .map(inventCompany);

const inventTrainingCompanies = (hands: string): ListedCompany[] =>
  inventCompaniesOf(readHands('training').filter(({ name }) => name.startsWith(hands)));

/** The companies of the twins, which nearly all have one of their own. */
export const inventTwinCompanies = (): ListedCompany[] => inventTrainingCompanies('twins-');

/** The companies of the strict hands, which have some of their own. */
export const inventStrictCompanies = (): ListedCompany[] => inventTrainingCompanies('strict-');

/** The companies of the weeks of large companies. */
export const inventLargeCompanies = (): ListedCompany[] => inventCompaniesOf(readHands('large-companies'));

function inventCompaniesOf(hands: readonly Hand[]): ListedCompany[] {
  const names = new Set(hands.flatMap(({ headlines }) => headlines.map(({ company }) => company)));
  return [...names].map(inventCompany);
}

function inventCompany(name: string, index: number): ListedCompany {
  return {
    code: `X${String(index + 1).padStart(5, '0')}`,
    name,
    market: 'KOSPI',
    aliases: [],
    formerNames: [],
    listedShares: null,
    floatingShares: null,
  };
}
