import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { requestSlotSchema } from './request-slot.schema.ts';
import { RequestSlots } from './request-slots.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'RequestSlot', schema: requestSlotSchema }])],
  providers: [RequestSlots],
  exports: [RequestSlots],
})
export class RequestSlotsStoreModule {}
