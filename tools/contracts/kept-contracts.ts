import {
  allEvents,
  BreakdownLine,
  Coverage,
  type EventContract,
  HomeSummary,
  Inspection,
  KeptHome,
  PropertyCriteria,
  PropertySnapshot,
  ProviderProgress,
  PurchaseDetails,
  PurchasedHome,
  SaleResult,
  ScoreOverrides,
  SearchFilters,
  TrackedPurchase,
  VisitEntry,
  WalkAway,
  Weights,
} from '@verandah/contracts'
import * as z from 'zod/mini'
import { readableExampleOf } from './example-of.ts'
import { findRefusals, type JsonSchema, mayBeMissing, type Refusal } from './find-refusals.ts'

/**
 * A contract as other builds know it: a message that one of them wrote, and the schema that it reads. An earlier
 * version keeps its example alone: the version after it was refused unless it read everything that this one did.
 */
export interface KeptContract {
  example: unknown
  reads?: JsonSchema
}

/** Kept contracts by file: `events/SearchScored.v1.json`, `stored/PropertySnapshot.json`. */
export type KeptContracts = ReadonlyMap<string, KeptContract>

export interface Contract {
  /** `events/SearchScored`, `stored/PropertySnapshot`. */
  readonly name: string
  readonly version: number
  readonly schema: z.ZodMiniType
  readonly isBroadcast: boolean
}

const ofEvent = ({ type, version, envelope, delivery }: EventContract): Contract => ({
  name: `events/${type}`,
  version,
  schema: envelope,
  isBroadcast: delivery === 'broadcast',
})

/**
 * Contracts stored in documents as JSON. They have no versions: every build reads every document, and shows unknown
 * values unchanged.
 */
const stored = {
  BreakdownLine,
  Coverage,
  HomeSummary,
  Inspection,
  KeptHome,
  PropertyCriteria,
  PropertySnapshot,
  ProviderProgress,
  PurchaseDetails,
  PurchasedHome,
  SaleResult,
  ScoreOverrides,
  SearchFilters,
  TrackedPurchase,
  VisitEntry,
  WalkAway,
  Weights,
}

export const todaysContracts: readonly Contract[] = [
  ...allEvents.map(ofEvent),
  ...Object.entries(stored).map(([name, schema]) => ({
    name: `stored/${name}`,
    version: 1,
    schema,
    isBroadcast: false,
  })),
]

const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: omitImplied })
  return rest as JsonSchema
}

/** `integer` implies zod's limits of an integer, and `date` and `date-time` imply its patterns. */
const omitImplied = ({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern
}

const fileOf = ({ name, version }: Contract): string => `${name}.v${version}.json`

const newExampleOf = ({ version, schema }: Contract): unknown =>
  readableExampleOf(schema, inVersion(jsonSchemaOf(schema, 'output'), version))

/** The schema of an event only says that it has a version, not which. */
const inVersion = (schema: JsonSchema, version: number): JsonSchema =>
  schema.properties?.version ? { ...schema, properties: { ...schema.properties, version: { const: version } } } : schema

/** Returns the contracts to keep now. Existing examples are kept. */
export function keepContracts(contracts: readonly Contract[], kept: KeptContracts): KeptContracts {
  return new Map([
    ...kept,
    ...contracts.map((contract): [string, KeptContract] => {
      const file = fileOf(contract)
      const example = kept.get(file)?.example ?? newExampleOf(contract)
      return [file, { example, reads: jsonSchemaOf(contract.schema, 'input') }]
    }),
  ])
}

/** Returns incompatibilities between today's contracts and other builds', in sentences that name the remedy. */
export function findBreaks(contracts: readonly Contract[], kept: KeptContracts): string[] {
  return [
    ...contracts.filter(({ isBroadcast, version }) => isBroadcast && version > 1).map(changedBroadcast),
    ...[...kept].flatMap(([file, before]) => {
      const contract = contracts.find(({ name }) => name === file.replace(/\.v\d+\.json$/, ''))
      return contract ? breaksOf(contract, file, before) : [goneContract(file)]
    }),
  ]
}

const changedBroadcast = ({ name }: Contract): string =>
  `${name}: nobody waits with a broadcast, so it stays in version 1. Give what is new another name.`

const goneContract = (file: string): string =>
  `${file}: its contract is gone. Keep the contract until no build that writes it can run, and then delete this file.`

const breaksOf = (contract: Contract, file: string, before: KeptContract): string[] => {
  const { schema } = contract
  const isRead = schema.safeParse(before.example).success
  const { reads } = before
  const unread = reads ? findRefusals(reads, jsonSchemaOf(schema, 'input')) : []
  const unreadable = reads && file === fileOf(contract) ? findRefusals(jsonSchemaOf(schema, 'output'), reads) : []
  const isStored = file.startsWith('stored/')
  return [
    ...(isRead ? [] : [`${file}: its example can no longer be read. ${readRemedy}`]),
    ...unread.map((refusal) => `${file}: this build no longer reads ${wordsOf(refusal)}. ${readRemedy}`),
    ...unreadable
      .filter(({ why }) => !isStored || why === mayBeMissing)
      .map((refusal) => `${file}: the build before does not read ${wordsOf(refusal)}. ${writeRemedy}`),
  ]
}

const readRemedy = 'Give a new field a default (OrNull, z._default, z.optional), and never let a reader get stricter.'

const writeRemedy = 'Go on writing what it needs, or raise the version of the event, so that older builds wait.'

const wordsOf = ({ at, why }: Refusal): string => `${at === '' ? 'it' : at.slice(1)} (${why})`
