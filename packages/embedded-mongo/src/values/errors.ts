import type { Doc } from './values.ts';

/** MongoDB's names of the error codes that this server uses; any other code is `Location<code>`. */
const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  11: 'UserNotFound',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  64: 'WriteConcernFailed',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  79: 'UnknownReplWriteConcern',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  96: 'OperationFailed',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  117: 'ConflictingOperationInProgress',
  121: 'DocumentValidationFailure',
  125: 'CommandFailed',
  166: 'CommandNotSupportedOnView',
  167: 'NoSuchKey',
  168: 'InvalidPipelineOperator',
  187: 'FailPointSetFailed',
  189: 'PrimarySteppedDown',
  197: 'InvalidIndexSpecificationOption',
  224: 'QueryFeatureNotAllowed',
  225: 'TransactionTooOld',
  235: 'InternalErrorNotSupported',
  237: 'CursorKilled',
  241: 'ConversionFailure',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  262: 'ExceededTimeLimit',
  263: 'OperationNotSupportedInTransaction',
  286: 'ChangeStreamHistoryLost',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  322: 'APIVersionError',
  323: 'APIStrictError',
  6: 'HostUnreachable',
  7: 'HostNotFound',
  24: 'LockTimeout',
  89: 'NetworkTimeout',
  462: 'IngressRequestRateLimitExceeded',
  9001: 'SocketException',
  10107: 'NotWritablePrimary',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  11602: 'InterruptedDueToReplStateChange',
  13388: 'StaleConfig',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};

/** Returns MongoDB's name of an error code. */
export function codeNameOf(code: number): string {
  return CODE_NAMES[code] ?? `Location${code}`;
}

/** Error of a command, or one write error: MongoDB's code, its name, the message and more fields of the reply. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly fields: Doc;

  constructor(code: number, message: string, fields: Doc = {}) {
    super(message);
    this.code = code;
    this.codeName = codeNameOf(code);
    this.fields = fields;
  }
}

/** Error for a feature that MongoDB has and this server lacks. The server never guesses. */
export function notSupported(what: string): MongoError {
  return new MongoError(115, `${what} is not supported by this embedded server`);
}
