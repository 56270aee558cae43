import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import type { mongo } from 'mongoose';

/** Sentences as they were stored; any other one was of a failure without a cause of its own. */
const formerSentences: Readonly<Record<Exclude<FailureCode, 'analysis-failed'>, string>> = {
  'analysis-overdue': '분석 시간이 너무 오래 걸려 중단했어요. 사용한 크레딧은 돌려드렸어요.',
  'analysis-too-costly': '분석에 필요한 작업이 너무 많아 중단했어요. 사용한 크레딧은 돌려드렸어요.',
  'not-enough-news': '판단할 뉴스가 부족해요.',
  'news-source-failed': '뉴스를 가져오지 못했어요. 사용한 크레딧은 돌려드렸어요.',
  'judge-failed': '뉴스를 판단하지 못했어요. 사용한 크레딧은 돌려드렸어요.',
  'trading-source-failed': '거래원 자료를 가져오지 못했어요. 사용한 크레딧은 돌려드렸어요.',
  'trading-data-unsound': '거래원 자료가 서로 맞지 않아 계산하지 않았어요. 사용한 크레딧은 돌려드렸어요.',
  'no-broker-data': '이 기간의 거래원 자료가 없어요. 사용한 크레딧은 돌려드렸어요.',
  'float-unknown': '유통주식 수를 알 수 없어요. 사용한 크레딧은 돌려드렸어요.',
};

/** Replaces the stored sentences of analyses of a kind by codes. */
export async function storeFailureCodes(analyses: mongo.Collection): Promise<void> {
  const places = [
    { detail: 'detail', failure: 'failure' },
    { detail: 'pendingRefund.detail', failure: 'pendingRefund.failure' },
  ];
  for (const { detail, failure } of places) {
    for (const [code, sentence] of Object.entries(formerSentences)) {
      await analyses.updateMany({ [detail]: sentence }, { $set: { [failure]: code }, $unset: { [detail]: 1 } });
    }
    const other = { [detail]: { $type: 'string' as const } };
    await analyses.updateMany(other, { $set: { [failure]: 'analysis-failed' }, $unset: { [detail]: 1 } });
  }
  await analyses.updateMany({ failure: { $exists: false } }, { $set: { failure: null }, $unset: { detail: 1 } });
}
