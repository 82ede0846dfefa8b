import { createHash } from 'node:crypto'
import { warmCpuMsOf, type Figure } from './measure.ts'

const rounds = 5
const records = 4_000

/**
 * Fixed work of the kinds that the product does: objects made, sorted, written as JSON, read back and hashed.
 * Milliseconds differ between machines of one name by a factor of two to three; multiples of this work differ less.
 */
const work = (): string => {
  const made = Array.from({ length: records }, (_, n) => ({ id: `home-${(n * 7_919) % records}`, score: n % 101, n }))
  const sorted = made.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
  const read = JSON.parse(JSON.stringify(sorted)) as unknown
  return createHash('sha256').update(JSON.stringify(read)).digest('hex')
}

/** The CPU of the fixed work in this process, in milliseconds. */
export function kernelMs(): Promise<number> {
  return warmCpuMsOf(Array.from({ length: rounds }, () => work))
}

const msOf: Readonly<Record<string, number>> = { µs: 0.001, ms: 1, s: 1_000 }

/** A figure of time as a multiple of the fixed work, which ran before and after it; undefined for other units. */
export function inKernels({ value, unit }: Figure, besideMs: number): number | undefined {
  const ms = msOf[unit.split(' ')[0] ?? '']
  return ms === undefined ? undefined : (value * ms) / besideMs
}
