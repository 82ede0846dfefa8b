import { type CommandStartedEvent, type Document, MongoClient } from 'mongodb'
import { assertSame, checkOperation } from './check-operation.ts'
import { createEntity } from './create-entity.ts'
import { toPlain } from './match.ts'
import { NotHere } from './operations.ts'
import type { CollectionData, Requirement, Suite, Test } from './suite.ts'

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

export async function runSuite(suite: Suite, server: Server): Promise<Result[]> {
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
    for (const entity of suite.createEntities ?? []) await createEntity(entity, { url: server.url, entities, started })
    for (const events of started.values()) events.length = 0
    for (const operation of test.operations) await checkOperation(operation, entities)
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

const fill = async (admin: MongoClient, { databaseName, collectionName, createOptions, documents }: CollectionData) => {
  const database = admin.db(databaseName)
  await database.dropCollection(collectionName).catch(() => undefined)
  const collection = await database.createCollection(collectionName, createOptions ?? {})
  if (documents.length > 0) await collection.insertMany([...documents])
}
