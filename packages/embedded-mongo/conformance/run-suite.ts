import { type CommandStartedEvent, type Document, MongoClient, MongoError, MongoServerError } from 'mongodb'
import { differenceOf, toPlain } from './match.ts'
import { bulkResult, NotHere, runOperation } from './operations.ts'
import type {
  CollectionData,
  Entity,
  EntityOptions,
  ExpectedError,
  Operation,
  Requirement,
  Suite,
  Test,
} from './suite.ts'

export interface Result {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'not served' | 'not for this server' | 'not run here'
  readonly reason?: string
}

interface Server {
  readonly url: string
  readonly version: string
  readonly admin: MongoClient
}

export const runSuite = async (suite: Suite, server: Server): Promise<Result[]> => {
  const results: Result[] = []
  for (const test of suite.tests) {
    const name = `${suite.description}: ${test.description}`
    if (test.skipReason !== undefined) results.push({ name, outcome: 'not run here', reason: test.skipReason })
    else if (![suite, test].every(({ runOnRequirements }) => isMeant(runOnRequirements, server)))
      results.push({ name, outcome: 'not for this server' })
    else results.push({ name, ...(await runTest(suite, test, server)) })
  }
  return results
}

const isMeant = (requirements: readonly Requirement[] | undefined, { version }: Server): boolean =>
  requirements === undefined ||
  requirements.some(
    ({ minServerVersion = '0', maxServerVersion = '99', topologies = ['single'], auth = false }) =>
      !auth &&
      topologies.includes('single') &&
      compareVersions(minServerVersion, version) <= 0 &&
      compareVersions(version, maxServerVersion) <= 0,
  )

const compareVersions = (left: string, right: string): number => {
  const [a = [], b = []] = [left, right].map((version) => version.split('.').map(Number))
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

const runTest = async (suite: Suite, test: Test, server: Server): Promise<Omit<Result, 'name'>> => {
  const entities = new Map<string, unknown>()
  const started = new Map<string, CommandStartedEvent[]>()
  try {
    for (const data of suite.initialData ?? []) await fill(server.admin, data)
    for (const entity of suite.createEntities ?? []) await createEntity(entity, { server, entities, started })
    for (const events of started.values()) events.length = 0
    for (const operation of test.operations) await check(operation, entities)
    for (const { client, events, eventType = 'command' } of test.expectEvents ?? []) {
      if (eventType !== 'command') continue
      const seen = (started.get(client) ?? []).map(({ commandName, databaseName, command }) => ({
        commandStartedEvent: { commandName, databaseName, command: toPlain(command) },
      }))
      const wanted = events.filter((event) => 'commandStartedEvent' in event)
      if (seen.length !== wanted.length)
        throw new Error(`${seen.length} commands were sent instead of ${wanted.length}`)
      wanted.forEach((event, index) => compareEvents(event, seen[index]))
    }
    for (const { databaseName, collectionName, documents } of test.outcome ?? []) {
      const found = await server.admin.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray()
      assertSame(toPlain(documents), toPlain(found))
    }
    return { outcome: 'passed' }
  } catch (error) {
    if (error instanceof NotHere) return { outcome: 'not run here', reason: `operation ${error.message}` }
    const reason = reasonOf(error)
    return { outcome: isRefusal(reason) ? 'not served' : 'failed', reason }
  } finally {
    for (const entity of entities.values()) if (entity instanceof MongoClient) await entity.close()
  }
}

/** Refused because `contract.ts` does not name it. */
const isRefusal = (reason: string): boolean => reason.includes('not supported by the embedded store')

/** The store's own message, if there is one. */
const reasonOf = (error: unknown): string => {
  const said = error instanceof Error ? (error.cause ?? error) : error
  return said instanceof Error ? said.message : String(said)
}

const compareEvents = (
  expected: Record<string, Document>,
  seen: { commandStartedEvent: Document } | undefined,
): void => {
  const { command, ...rest } = expected.commandStartedEvent ?? {}
  assertSame(toPlain(rest), seen?.commandStartedEvent)
  if (command !== undefined) assertSame(toPlain(command), seen?.commandStartedEvent.command)
}

const assertSame = (expected: unknown, actual: unknown): void => {
  const difference = differenceOf(expected, actual)
  if (difference !== undefined) throw new Error(difference)
}

const fill = async (admin: MongoClient, { databaseName, collectionName, createOptions, documents }: CollectionData) => {
  const database = admin.db(databaseName)
  await database.dropCollection(collectionName).catch(() => undefined)
  const collection = await database.createCollection(collectionName, createOptions ?? {})
  if (documents.length > 0) await collection.insertMany([...documents])
}

interface Making {
  readonly server: Server
  readonly entities: Map<string, unknown>
  readonly started: Map<string, CommandStartedEvent[]>
}

const createEntity = async (entry: Record<string, Entity>, { server, entities, started }: Making): Promise<void> => {
  const [[kind, entity] = ['', { id: '' }]] = Object.entries(entry)
  if (kind === 'client') {
    const client = new MongoClient(server.url, { monitorCommands: true, ...entity.uriOptions })
    const events: CommandStartedEvent[] = []
    if (entity.observeEvents?.includes('commandStartedEvent') === true)
      client.on('commandStarted', (event) => events.push(event))
    started.set(entity.id, events)
    entities.set(entity.id, await client.connect())
  } else if (kind === 'database') {
    const client = entities.get(entity.client ?? '')
    if (client instanceof MongoClient)
      entities.set(entity.id, client.db(entity.databaseName, readable(entity.databaseOptions)))
  } else if (kind === 'collection') {
    const database = entities.get(entity.database ?? '') as ReturnType<MongoClient['db']>
    entities.set(entity.id, database.collection(entity.collectionName ?? '', readable(entity.collectionOptions)))
  } else throw new NotHere(`entity ${kind}`)
}

/** The driver expects the name of a read preference. */
const readable = (options: EntityOptions = {}): Document =>
  options.readPreference === undefined ? options : { ...options, readPreference: options.readPreference.mode }

const check = async (operation: Operation, entities: ReadonlyMap<string, unknown>): Promise<void> => {
  const { object, name, arguments: args = {}, expectError, expectResult, ignoreResultAndError = false } = operation
  const answered = await runOperation(entities.get(object), name, args).then(
    (result) => ({ result, error: undefined }),
    (error: unknown) => ({ result: undefined, error }),
  )
  const { error } = answered
  if (error instanceof NotHere) throw error
  if (ignoreResultAndError) return
  if (expectError !== undefined) checkError(expectError, answered)
  else if (error !== undefined) throw new Error('the operation failed', { cause: error })
  else if (expectResult !== undefined) assertSame(toPlain(expectResult), toPlain(answered.result))
}

const checkError = (expected: ExpectedError, { error }: { error: unknown }): void => {
  if (!(error instanceof Error)) throw new Error('it succeeded instead of failing')
  const { isClientError, errorContains, errorCode, errorCodeName, errorResponse, expectResult } = expected
  const code: unknown = Reflect.get(error, 'code')
  if (isClientError === true && error instanceof MongoServerError) throw error
  if (isClientError === false && !(error instanceof MongoError)) throw error
  if (errorContains !== undefined && !error.message.toLowerCase().includes(errorContains.toLowerCase()))
    throw new Error(`the error says ${error.message} instead of ${errorContains}`)
  if (errorCode !== undefined && code !== errorCode)
    throw new Error(`the error has code ${String(code)} instead of ${errorCode}`)
  if (errorCodeName !== undefined) assertSame(errorCodeName, Reflect.get(error, 'codeName'))
  if (errorResponse !== undefined) assertSame(toPlain(errorResponse), toPlain(Reflect.get(error, 'errorResponse')))
  const partial: unknown = Reflect.get(error, 'result')
  if (expectResult !== undefined && partial !== undefined)
    assertSame(toPlain(expectResult), toPlain(bulkResult(partial as Document)))
}
