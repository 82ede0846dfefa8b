import * as z from 'zod/mini'

/** An opaque identifier. Malformed ones are answered like missing ones. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9:_.-]{0,127}$/))

/** A user id in a request: the session decides, and another user's id is answered like a missing record. */
export const UserClaim = z.optional(z.union([Id, z.number()]))

/** The reply of a call that names a `replyType`: bytes, or text in UTF-8. */
export const Bytes = z.custom<Uint8Array | string>((value) => value instanceof Uint8Array || typeof value === 'string')

/** The reply of a call that names a `replyType` and is sent piece by piece, as fast as its client reads. */
export const ByteStream = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

export const PageSize = z.coerce.number().check(z.int(), z.gte(1), z.lte(100))

/**
 * With `limit` a list is paged, and `Link: rel="next"` carries the cursor; without it the whole list is returned, up to
 * its maximum.
 */
export const byThePage = { limit: z.optional(PageSize), cursor: z.optional(z.string().check(z.maxLength(300))) }

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/**
 * Null means unknown, as does a field missing from the previous build. Every new field of an event or stored document
 * has a default.
 */
export function OrNull<Known extends z.ZodMiniType>(known: Known): z.ZodMiniDefault<z.ZodMiniNullable<Known>> {
  return z._default(z.nullable(known), null)
}

type FormNumber = string | number | null | undefined

const toBound = (value: FormNumber): number | undefined => {
  if (value === undefined || value === null || value === '' || value === 'any') return undefined
  const amount = Number(value)
  return amount === 0 ? undefined : amount
}

/** A whole number from a form: empty, "any" and zero mean no bound (specification, section 5). */
export const Bound = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20), z.regex(/^(\d*|any)$/))]))),
    z.transform(toBound),
  ),
  z.optional(z.int().check(z.positive(), z.lte(1_000_000_000, 'The number is too large'))),
)

/** A time on a clock, 24 hours: 09:30. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 09:30'))

/** Importance from 0 (no impact) to 10 (very important). */
export const Weight = z.int().check(z.gte(0), z.lte(10))

/** Signs that turn the direction of what follows them, our own words around a name included (UAX #9). */
const turns = /[\u202A-\u202E\u2066-\u2069]/g

/** Line breaks of Unicode become `lineBreak`. */
const settled = (lineBreak: ' ' | '\n') =>
  z.overwrite((text: string) => text.replace(turns, '').replace(/[\u2028\u2029]/g, lineBreak))

/** Plain text of a form: trimmed, without control characters. */
export function Text(maxLength: number) {
  return z
    .string()
    .check(
      settled(' '),
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^[^\p{Cc}]*$/u, 'Control characters are not allowed'),
    )
}

/** Text of several lines: keeps line breaks and tabs. */
export function LongText(maxLength: number) {
  return z
    .string()
    .check(
      settled('\n'),
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^(?:[\t\n\r]|\P{Cc})*$/u, 'Control characters are not allowed'),
    )
}

export function RequiredText(maxLength: number) {
  return Text(maxLength).check(z.minLength(1))
}

export const AustralianState = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
export type AustralianState = z.infer<typeof AustralianState>

/** Four digits; the leading zero of Northern Territory postcodes is kept. */
export const Postcode = z.string().check(z.regex(/^\d{4}$/))
