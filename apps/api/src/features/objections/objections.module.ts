import { Module } from '@nestjs/common';
import { ObjectionsController } from './objections.controller.ts';
import { ObjectionsService } from './objections.service.ts';

@Module({ controllers: [ObjectionsController], providers: [ObjectionsService] })
export class ObjectionsModule {}
