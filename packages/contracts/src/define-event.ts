import * as z from 'zod/mini'
import { OrNull } from './fields.ts'
import type { ServiceName } from './services.ts'

/** The envelope of every event. `correlationId` is the original request, `causationId` the preceding event. */
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
  /** True for an event without required consumers, published for operators and later services. */
  readonly terminal: boolean
  readonly summary: string
  /** The field that is stored and sent compressed, from this event version on. */
  readonly packs: { readonly field: string; readonly since: number } | null
  /** The id of the user whom the event is about; null if none. Services drop events about erased users. */
  readonly subjectUser: (data: unknown) => string | null
  readonly data: Data
  readonly envelope: z.ZodMiniType<Envelope<Type, z.infer<Data>>>
}

export type EventOf<Contract extends EventContract> =
  Contract extends EventContract<infer Type, infer Data> ? Envelope<Type, z.infer<Data>> : never

/** `SearchScored` to `search-scored`. */
export function subjectOf(type: string): string {
  return type.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** Most events name their user in `userId`. */
export function namedUser(data: unknown): string | null {
  return (data as { userId?: string | null }).userId ?? null
}

type Defaults = 'version' | 'delivery' | 'terminal' | 'packs'

/**
 * Declares an event: its publisher, its type in the past tense, its shape. Version 1, durable and not terminal by
 * default. An event without `userId` in its data names its user by `subjectUser`.
 */
export function defineEvent<const Type extends string, Data extends z.ZodMiniType>(
  owner: ServiceName,
  type: Type,
  definition: Pick<EventContract, 'summary'> &
    Partial<Pick<EventContract, Defaults>> & { data: Data; subjectUser?: (data: z.infer<Data>) => string | null },
): EventContract<Type, Data> {
  return {
    version: 1,
    delivery: 'durable',
    terminal: false,
    packs: null,
    ...definition,
    subjectUser: (definition.subjectUser as EventContract['subjectUser'] | undefined) ?? namedUser,
    owner,
    type,
    subject: subjectOf(type),
    envelope: z.object({ ...envelopeFields, type: z.literal(type), data: definition.data }) as unknown as z.ZodMiniType<
      Envelope<Type, z.infer<Data>>
    >,
  }
}
