import { storedCorrector } from '@gaemi/domain/objections/corrections';
import { Injectable } from '@nestjs/common';
import { ObjectionRepository } from '../objections/objection.repository.ts';
import type { StockEventRecord } from './stock-event.schema.ts';

/** Corrects stored events as upheld objections say. */
@Injectable()
export class EventCorrections {
  constructor(private readonly objections: ObjectionRepository) {}

  /** The next gathering corrects what it finds; until then, and for what it finds no more, this does. */
  async correct(events: StockEventRecord[]): Promise<StockEventRecord[]> {
    const stockCodes = [...new Set(events.map(({ stockCode }) => stockCode))];
    if (stockCodes.length === 0) return events;
    const byStock = Map.groupBy(await this.objections.listCorrections(stockCodes), ({ stockCode }) => stockCode);
    const correctors = new Map([...byStock].map(([code, corrections]) => [code, storedCorrector(corrections)]));
    return events.flatMap((event) => {
      const correct = correctors.get(event.stockCode);
      return correct === undefined ? event : (correct(event) ?? []);
    });
  }
}
