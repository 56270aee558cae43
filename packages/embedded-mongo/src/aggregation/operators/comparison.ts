import { compareValues } from '../../bson/compare.ts';
import { isTruthy } from '../../bson/values.ts';
import { type OperatorTable, operator } from './operator.ts';

const MANY = Number.POSITIVE_INFINITY;
const compared = (name: string, accept: (order: number) => boolean) =>
  operator(name, 2, ([a, b]) => accept(compareValues(a, b)));

export const COMPARISON: OperatorTable = {
  $eq: compared('$eq', (order) => order === 0),
  $ne: compared('$ne', (order) => order !== 0),
  $gt: compared('$gt', (order) => order > 0),
  $gte: compared('$gte', (order) => order >= 0),
  $lt: compared('$lt', (order) => order < 0),
  $lte: compared('$lte', (order) => order <= 0),
  $cmp: operator('$cmp', 2, ([a, b]) => Math.sign(compareValues(a, b))),
  $and: operator('$and', [0, MANY], (args) => args.every(isTruthy)),
  $or: operator('$or', [0, MANY], (args) => args.some(isTruthy)),
  $not: operator('$not', 1, ([value]) => !isTruthy(value)),
  $literal: (operand) => () => operand,
};
