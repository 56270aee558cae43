import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

// Baseline of the load: a Nest application with one route that answers JSON, as a separate process. Default Nest,
// without session, store, validation or log. Decorators are called as functions, since Node runs this file by type
// stripping. Prints its address.

class BareController {
  answer() {
    return { user_name: '김서연', grade: 'new', expired_at: null, credit: 100, is_admin: false, paid: 0 };
  }
}
const answer = Object.getOwnPropertyDescriptor(BareController.prototype, 'answer');
if (answer === undefined) throw new Error('no route');
Get('bare')(BareController.prototype, 'answer', answer);
Controller()(BareController);

class BareModule {}
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, { logger: ['error'], abortOnError: false });
// Like the product: connections stay open longer than any member's pause.
app.getHttpServer().keepAliveTimeout = 65_000;
await app.listen(0, '127.0.0.1');
process.stdout.write(`${await app.getUrl()}\n`);
