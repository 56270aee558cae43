import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CircuitRepository } from './circuit.repository.ts';
import { openCircuitSchema } from './circuit.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'OpenCircuit', schema: openCircuitSchema }])],
  providers: [CircuitRepository],
  exports: [CircuitRepository],
})
export class CircuitsStoreModule {}
