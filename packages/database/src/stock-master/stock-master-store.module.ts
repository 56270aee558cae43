import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StockDirectory } from './stock-directory.ts';
import { StockMasterRepository } from './stock-master.repository.ts';
import { stockMasterSchema } from './stock-master.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'StockMaster', schema: stockMasterSchema }])],
  providers: [StockDirectory, StockMasterRepository],
  exports: [StockDirectory, StockMasterRepository],
})
export class StockMasterStoreModule {}
