import { nameSet } from './values/document.ts'

/**
 * What the store answers: what our services, their tests, the runtime and the proofs send, and a person with mongosh.
 * Everything else is refused with MongoDB's error code and a message that names `MONGODB_URL`.
 */

const GREETING =
  'helloOk client compression saslSupportedMechs speculativeAuthenticate loadBalanced topologyVersion maxAwaitTimeMS backpressure'

/** Commands, each with its fields beside its own name and the common ones. */
export const COMMANDS = {
  hello: GREETING,
  ismaster: GREETING,
  saslStart: 'mechanism payload options autoAuthorize',
  saslContinue: 'conversationId payload',
  ping: '',
  buildInfo: '',
  endSessions: '',
  listDatabases: 'filter nameOnly authorizedDatabases',
  listCollections: 'filter nameOnly cursor authorizedCollections',
  create: '',
  drop: '',
  dropDatabase: '',
  createIndexes: 'indexes',
  listIndexes: 'cursor',
  dropIndexes: 'index',
  insert: 'documents ordered',
  update: 'updates ordered',
  delete: 'deletes ordered',
  findAndModify: 'query remove update new fields upsert',
  find: 'filter sort projection skip limit batchSize singleBatch hint readConcern',
  getMore: 'collection batchSize readConcern',
  killCursors: 'cursors readConcern',
  count: 'query',
  distinct: 'key query',
  aggregate: 'pipeline cursor',
} as const

export type CommandName = keyof typeof COMMANDS

export const COMMON_FIELDS = nameSet('$db $readPreference $clusterTime lsid maxTimeMS writeConcern')

/** Fields of one statement of `update`. */
export const UPDATE_FIELDS = nameSet('q u upsert multi')

/** Fields of one statement of `delete`. */
export const DELETE_FIELDS = nameSet('q limit')

/** Of an index. */
export const INDEX_OPTIONS = nameSet('v key name unique sparse background expireAfterSeconds')

/** Conditions of a filter on one field. */
export const QUERY_OPERATORS = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$exists',
  '$type',
  '$size',
  '$regex',
  '$not',
] as const
export type QueryOperator = (typeof QUERY_OPERATORS)[number]

/** Of whole filters. */
export const FILTER_OPERATORS = ['$and', '$or'] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** Of updates; replacements are served too. */
export const UPDATE_OPERATORS = [
  '$set',
  '$setOnInsert',
  '$unset',
  '$inc',
  '$max',
  '$push',
  '$addToSet',
  '$pull',
] as const
export type UpdateOperator = (typeof UPDATE_OPERATORS)[number]

/** Of `$push`; `$addToSet` takes `$each`. */
export const PUSH_MODIFIERS = nameSet('$each $slice')

/** Of `aggregate`, which counts: `countDocuments` of the driver is a `$match` and this `$group`. */
export const COUNT_STAGE = { $group: { _id: 1, n: { $sum: 1 } } } as const
