import { badValue, failedToParse, served, StoreError, unsupported } from '../errors.ts'
import { order } from '../values/compare-values.ts'
import { isDocument, type Document } from '../values/document.ts'
import { OPERATORS, type Operator } from './operators.ts'

export interface Step {
  readonly name: string
  readonly path: string
  readonly parts: readonly string[]
  readonly operand: unknown
  readonly apply: Operator
}

export type Update =
  | { readonly kind: 'operators'; readonly steps: readonly Step[] }
  | { readonly kind: 'replacement'; readonly document: Document }

/** Parses an update. Errors: 9 for an unknown modifier or a malformed update, 40 for two changes of one path. */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('An update by a pipeline')
  if (!isDocument(update)) throw failedToParse('Update argument must be an object')
  const names = Object.keys(update)
  if (names[0]?.startsWith('$') !== true) return parseReplacement(update)
  return { kind: 'operators', steps: inOrder(names.flatMap((name) => parseModifier(name, update[name]))) }
}

const parseReplacement = (document: Document): Update => {
  const modifier = Object.keys(document).find((name) => name.startsWith('$'))
  if (modifier !== undefined)
    throw new StoreError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${modifier}' is not allowed in the context of an update's replacement document.`,
    )
  return { kind: 'replacement', document }
}

const parseModifier = (name: string, changes: unknown): Step[] => {
  const apply = served(OPERATORS, name, 'FailedToParse', 'The update operator')
  if (!isDocument(changes))
    throw failedToParse(`Modifiers operate on fields but we found a value of another type for ${name}.`)
  return Object.entries(changes).map(([path, operand]) => ({ name, path, parts: splitPath(path), operand, apply }))
}

const splitPath = (path: string): string[] => {
  const parts = path.split('.')
  if (path === '') throw badValue('An empty update path is not valid.')
  if (parts.includes(''))
    throw badValue(`The update path '${path}' contains an empty field name, which is not allowed.`)
  if (parts.includes('__proto__')) throw badValue('A field cannot be named __proto__ in the embedded store')
  if (parts.some((part) => /^\$(?:\[\w*\])?$/.test(part)))
    throw unsupported(`The positional operator in '${path}'`, 'BadValue')
  const dollar = parts.find((part) => part.startsWith('$'))
  if (dollar !== undefined)
    throw new StoreError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`,
    )
  return parts
}

/** MongoDB applies changes, and so adds fields, in the order of their paths. Error 40 for a path and a part of it. */
const inOrder = (steps: readonly Step[]): readonly Step[] => {
  const sorted = steps.toSorted((left, right) => order(left.parts.join('\0'), right.parts.join('\0')))
  for (const [at, { path }] of sorted.entries()) {
    const before = sorted[at - 1]?.path
    if (before === path || (before !== undefined && path.startsWith(`${before}.`)))
      throw new StoreError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${before}'`,
      )
  }
  return sorted
}
