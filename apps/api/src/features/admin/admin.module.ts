import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.ts';
import { AdminService } from './admin.service.ts';
import { AuditedChange } from './audited-change.ts';

@Module({ controllers: [AdminController], providers: [AdminService, AuditedChange], exports: [AuditedChange] })
export class AdminModule {}
