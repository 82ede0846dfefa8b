import * as z from 'zod/mini'
import { OrNull } from './fields.ts'
import type { ServiceName } from './services.ts'

/** What every message carries around its data. `correlationId` is the request that began it all, `causationId` the event before. */
const envelopeFields = {
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  version: z.int().check(z.positive()),
  occurredAt: z.iso.datetime(),
  correlationId: z.string(),
  causationId: OrNull(z.string()),
}

export const AnyEnvelope = z.object({ ...envelopeFields, type: z.string(), data: z.unknown() })
export type AnyEnvelope = z.infer<typeof AnyEnvelope>

export interface Envelope<Type extends string = string, Data = unknown> {
  id: string
  type: Type
  version: number
  occurredAt: string
  correlationId: string
  causationId: string | null
  data: Data
}

export interface EventContract<Type extends string = string, Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: Type
  /** `SearchScored` travels on subject `search-scored`. */
  readonly subject: string
  readonly owner: ServiceName
  readonly version: number
  /** `durable` survives until every consumer has handled it; `broadcast` reaches every process once, now. */
  readonly delivery: 'durable' | 'broadcast'
  /** True when nobody has to consume it: it is published for operators and later services. */
  readonly terminal: boolean
  readonly summary: string
  readonly data: Data
  readonly envelope: z.ZodMiniType<Envelope<Type, z.infer<Data>>>
}

export type EventOf<Contract extends EventContract> =
  Contract extends EventContract<infer Type, infer Data> ? Envelope<Type, z.infer<Data>> : never

interface EventDefinition<Data extends z.ZodMiniType> {
  owner: ServiceName
  version: number
  delivery?: 'durable' | 'broadcast'
  terminal?: boolean
  summary: string
  data: Data
}

/** `SearchScored` to `search-scored`. */
export const subjectOf = (type: string): string => type.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** Declares a message once: its type, subject and shape. The type is in the past tense. */
export const defineEvent = <const Type extends string, Data extends z.ZodMiniType>(
  type: Type,
  definition: EventDefinition<Data>,
): EventContract<Type, Data> => ({
  delivery: 'durable',
  terminal: false,
  ...definition,
  type,
  subject: subjectOf(type),
  envelope: z.object({ ...envelopeFields, type: z.literal(type), data: definition.data }) as unknown as z.ZodMiniType<
    Envelope<Type, z.infer<Data>>
  >,
})
