import { Long } from 'bson'
import { StoreError } from '../errors.ts'
import { isDocument } from '../values/document.ts'
import { isInt32 } from '../values/numbers.ts'

const CALCULATE: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
}

export const bitwise = (current: unknown, operand: unknown): unknown => {
  const entries = isDocument(operand) ? Object.entries(operand) : []
  if (entries.length === 0) throw new StoreError('BadValue', 'The $bit modifier needs an object such as {and: 5}')
  let result = bitsOf(current ?? 0)
  let isLong = current instanceof Long
  for (const [name, mask] of entries) {
    const calculate = CALCULATE[name]
    if (calculate === undefined)
      throw new StoreError('BadValue', `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`)
    result = calculate(result, bitsOf(mask))
    isLong ||= mask instanceof Long
  }
  return isLong ? Long.fromBigInt(result) : Number(result)
}

const bitsOf = (value: unknown): bigint => {
  if (value instanceof Long) return value.toBigInt()
  if (typeof value === 'number' && isInt32(value)) return BigInt(value)
  throw new StoreError('BadValue', 'Cannot apply $bit to a value of non-integral type')
}
