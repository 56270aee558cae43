import type { Alerts } from '@gaemi/contracts/alerts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';

/** What an API key reads of the settings of alerts: neither the address of the member nor browsers, whose addresses are secrets of a kind. */
@Injectable()
export class AlertsWithholding implements OnModuleInit {
  constructor(private readonly withholding: Withholding) {}

  onModuleInit(): void {
    this.withholding.add('alerts', (settings: Alerts) => ({ ...settings, email: '', devices: [] }));
  }
}
