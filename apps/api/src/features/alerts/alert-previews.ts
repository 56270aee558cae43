import type { AlertPreview, AlertPreviewQuery } from '@gaemi/contracts/alerts';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { alertPreview, firstPreviewedDay } from '@gaemi/domain/alerts/alert-preview';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';

/** What a choice of the member would have meant. Nothing is gathered for it. */
@Injectable()
export class AlertPreviews {
  constructor(
    private readonly events: StockEventRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The days of the last 30 on which the member would have been alerted; null where no events are held. */
  async find({ code, min }: AlertPreviewQuery): Promise<AlertPreview> {
    const today = seoulDay(this.clock.now());
    return alertPreview(await this.events.listSince(code, firstPreviewedDay(today)), { min, today });
  }
}
