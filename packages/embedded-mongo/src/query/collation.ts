import { badValue, unsupported } from '../errors.ts'
import { collationKeys } from '../values/collation-keys.ts'
import { isDocument } from '../values/document.ts'
import { encodeKey } from '../values/encode-key.ts'
import { integerFrom } from '../values/numbers.ts'

type KeyOf = (value: unknown) => string

/** Only one slice of a command runs at a time, so one collation is enough. */
let collated: KeyOf | undefined

/** Runs a command, or one of its statements, with its collation. */
export const withCollation = <Result>(collation: unknown, run: () => Result): Result => {
  const before = collated
  collated = keysBy(collation) ?? before
  try {
    return run()
  } finally {
    collated = before
  }
}

/** Whether texts currently compare by a collation: indexes, which are sorted by bytes, cannot be used then. */
export const isCollated = (): boolean => collated !== undefined

/**
 * Returns the key function of the current order. A filter captures it when compiled: an index's filter always compares
 * bytes.
 */
export const keysOfNow = (): KeyOf => collated ?? plainKey

/** Takes the value only, because array methods also pass an index. */
const plainKey: KeyOf = (value) => encodeKey(value)

const understood = new Set([
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
])
const usual: Readonly<Record<string, unknown>> = {
  caseLevel: false,
  caseFirst: 'off',
  numericOrdering: false,
  alternate: 'non-ignorable',
  backwards: false,
}

const keysBy = (collation: unknown): KeyOf | undefined => {
  if (collation === undefined || !isDocument(collation) || collation.locale === 'simple') return undefined
  const { locale, strength = 3 } = collation
  if (typeof locale !== 'string') throw badValue('a collation needs a locale')
  const level = integerFrom(strength)
  if (level === undefined || level < 1 || level > 5)
    throw badValue(`Enumeration value for strength is out of range: ${String(strength)}`)
  for (const [name, value] of Object.entries(collation)) {
    if (!understood.has(name)) throw badValue(`BSON field 'collation.${name}' is an unknown field.`)
    if (name in usual && value !== usual[name]) throw unsupported(`A collation with ${name}`)
  }
  const textKey = collationKeys({ locale, strength: Math.min(level, 3) })
  return (value) => encodeKey(value, textKey)
}
