import { Binary, Long } from 'bson'
import { badValue } from '../errors.ts'
import { isNumeric, toNumber } from '../values/numbers.ts'
import type { Test } from './walk-path.ts'

/**
 * Test for `$bitsAllSet` and its siblings: the operand is a mask or an array of bit positions. The first bit of binary
 * data is the lowest of its first byte.
 */
export const bitsTest = (operand: unknown, holds: (bits: bigint, mask: bigint) => boolean): Test => {
  const mask = Array.isArray(operand) ? maskOf(operand) : bitsOf(operand)
  if (mask === undefined || mask < 0n)
    throw badValue('A bit mask is a non-negative integer or an array of bit positions')
  return (value) => {
    const bits = bitsOf(value)
    return bits !== undefined && holds(bits, mask)
  }
}

/** 63 is the last bit of a number; binary data may have more. */
const LAST_BIT = 4_095n

const maskOf = (positions: readonly unknown[]): bigint | undefined => {
  let mask = 0n
  for (const position of positions) {
    const bit = bitsOf(position)
    if (bit === undefined || bit < 0n || bit > LAST_BIT) return undefined
    mask |= 1n << bit
  }
  return mask
}

const bitsOf = (value: unknown): bigint | undefined => {
  if (value instanceof Long) return value.toBigInt()
  if (value instanceof Binary) return BigInt(`0x0${Buffer.from(value.value()).reverse().toString('hex')}`)
  if (!isNumeric(value)) return undefined
  const number = toNumber(value)
  return Number.isInteger(number) ? BigInt(number) : undefined
}
