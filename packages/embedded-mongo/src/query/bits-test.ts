import { Long } from 'bson'
import { badValue } from '../errors.ts'
import { isNumeric, toNumber } from '../values/numbers.ts'
import type { Test } from './walk-path.ts'

/** For `$bitsAllSet` and its siblings: the operand is a mask, or an array of bit positions. */
export const bitsTest = (operand: unknown, holds: (bits: bigint, mask: bigint) => boolean): Test => {
  const mask = Array.isArray(operand) ? maskOf(operand) : bitsOf(operand)
  if (mask === undefined || mask < 0n)
    throw badValue('A bit mask is a non-negative integer or an array of bit positions')
  return (value) => {
    const bits = bitsOf(value)
    return bits !== undefined && holds(bits, mask)
  }
}

const maskOf = (positions: readonly unknown[]): bigint | undefined => {
  let mask = 0n
  for (const position of positions) {
    const bit = bitsOf(position)
    if (bit === undefined || bit < 0n || bit > 63n) return undefined
    mask |= 1n << bit
  }
  return mask
}

const bitsOf = (value: unknown): bigint | undefined => {
  if (value instanceof Long) return value.toBigInt()
  if (!isNumeric(value)) return undefined
  const number = toNumber(value)
  return Number.isInteger(number) ? BigInt(number) : undefined
}
