import { mongo } from 'mongoose';

const AWAY = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoOperationTimeoutError,
];

/**
 * MongoDB's codes of a store that cannot serve for now: shutting down, interrupted by it, without a primary, out of disk space, or not
 * confirming a write in time.
 */
const UNABLE = new Set([50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031]);

/** Returns true when the store is unreachable or cannot write now, so what was asked of it is not wrong. */
export function isStoreAway(error: unknown): boolean {
  if (AWAY.some((kind) => error instanceof kind)) return true;
  return error instanceof mongo.MongoServerError && UNABLE.has(Number(error.code));
}
