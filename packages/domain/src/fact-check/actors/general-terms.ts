const office = 'ceo cfo cto coo cio cso it ir hr pr';
const finance =
  'm&a ipo spo r&d mou esg etf etn els elw eps per pbr bps roe roa roi wacc ebitda ebit cagr capex opex yoy qoq gdp cpi ppi pmi pce nav npl bis';
const technology =
  'ai sns hbm dram nand ddr lpddr gddr ssd hdd cxl pim gpu cpu npu tpu apu ap soc asic fpga mlcc pcb fc-bga cis oled lcd led qd uhd tv pc ict iot saas paas iaas api os sw hw vr ar xr dx ax llm lte wifi wi-fi nft';
const energy = 'ev hev phev bev fcev ess bms lng lpg lfp ncm nca smr pv rec uam adas ads';
const medicine = 'adc cdmo cdo cmo cro dna rna mrna car-t glp-1 otc';
const trade = 'b2b b2c c2c d2c oem odm epc ott k-pop mro as';

/**
 * Terms in Latin letters that name a kind of thing, not a company. AI for an article about HBM4 is at worst a bad
 * judgement, not an invention.
 */
export const generalTerms: ReadonlySet<string> = new Set(
  [office, finance, technology, energy, medicine, trade].flatMap((line) => line.split(' ')),
);
