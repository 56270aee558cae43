import { Injectable } from '@nestjs/common';
import { EmailAvailability } from '../../email-availability.ts';

@Injectable()
export class CheckEmail {
  constructor(private readonly availability: EmailAvailability) {}

  async execute(email: string): Promise<{ available: true }> {
    await this.availability.ensureFree(email);
    return { available: true };
  }
}
