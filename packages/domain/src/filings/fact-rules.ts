import type { ClaimTopic } from './claim-topic.ts';
import type { FilingKind } from './filing-kind.ts';

/** Words and topics by which a text reports the fact of a filing. */
export interface FactRule {
  topics: readonly ClaimTopic[];
  /** Each must occur in the headline or in the sentence of the amount. */
  needs: readonly RegExp[];
  /** None may occur there. */
  excludes?: RegExp;
}

const undone = /해지|취소|파기|해제|철회|무산|반환|불발|포기/;
const ownShares = /자사주|자기주식/;
const buys = /매입|취득|사들|매수|신탁/;
const sells = /처분|매각|팔(?:았|기|아)|판다/;

/** The rules of the kinds that state an amount. */
export const factRules: Readonly<Partial<Record<FilingKind, FactRule>>> = {
  contract: { topics: ['contract'], needs: [/계약|수주|납품|공급|따냈|따낸|일감/], excludes: undone },
  contract_ended: { topics: ['contract'], needs: [/계약|수주|공급/, undone] },
  earnings: { topics: ['revenue', 'operating_profit', 'net_profit'], needs: [] },
  dividend: { topics: ['dividend'], needs: [/배당/], excludes: /취소|철회/ },
  treasury_acquisition: { topics: ['treasury', 'deal'], needs: [ownShares, buys], excludes: undone },
  treasury_trust: { topics: ['treasury', 'deal', 'contract'], needs: [ownShares, buys], excludes: undone },
  treasury_disposal: { topics: ['treasury', 'deal'], needs: [ownShares, sells], excludes: undone },
  treasury_cancellation: { topics: ['treasury', 'deal'], needs: [ownShares, /소각/], excludes: /철회|무산/ },
  treasury_trust_ended: { topics: ['treasury', 'deal', 'contract'], needs: [ownShares, /신탁/, /해지|종료/] },
  rights_issue: { topics: ['rights_issue'], needs: [/유상증자|유증|신주/], excludes: undone },
  convertible_bond: { topics: ['convertible_bond'], needs: [/전환사채|cb/], excludes: undone },
  exchangeable_bond: { topics: ['exchangeable_bond'], needs: [/교환사채|eb/], excludes: undone },
  warrant_bond: { topics: ['warrant_bond'], needs: [/신주인수권부사채|bw/], excludes: undone },
  shares_bought: { topics: ['deal'], needs: [/인수|취득|지분|사들|출자/], excludes: /자사주|자기주식|매각|철회|무산/ },
  shares_sold: { topics: ['deal'], needs: [sells], excludes: /자사주|자기주식|철회|무산/ },
  business_bought: { topics: ['deal'], needs: [/사업|영업/, /인수|양수|넘겨받/], excludes: undone },
  business_sold: { topics: ['deal'], needs: [/사업|영업/, /매각|양도|넘기|판다/], excludes: undone },
  assets_bought: {
    topics: ['deal'],
    needs: [/토지|부동산|건물|사옥|부지|자산/, /매입|취득|양수|사들/],
    excludes: undone,
  },
  assets_sold: { topics: ['deal'], needs: [/토지|부동산|건물|사옥|부지|자산/, /매각|처분|양도/], excludes: undone },
  facility_investment: { topics: ['facility'], needs: [/투자|증설|신설|설비/], excludes: undone },
  lawsuit: { topics: ['lawsuit'], needs: [/소송|손해배상|청구/], excludes: /취하|판결|승소|패소/ },
};
