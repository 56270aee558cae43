import { Module } from '@nestjs/common';
import { AccumulationController } from './accumulation.controller.ts';

@Module({ controllers: [AccumulationController] })
export class AccumulationModule {}
