import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

// What the load is measured against: a Nest application of one route that answers JSON, as a process of its own. Nest as it
// comes, without session, store, validation or log. Decorators are called, as Node runs this file by leaving types out.
// Prints its address.

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
// As the product: connections are kept longer than any member pauses.
app.getHttpServer().keepAliveTimeout = 65_000;
await app.listen(0, '127.0.0.1');
process.stdout.write(`${await app.getUrl()}\n`);
