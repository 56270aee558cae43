import { Module } from '@nestjs/common';
import { LastBackup } from './last-backup.ts';

@Module({ providers: [LastBackup], exports: [LastBackup] })
export class BackupStoreModule {}
