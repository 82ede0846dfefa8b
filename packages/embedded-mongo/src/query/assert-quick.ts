import { badValue } from '../errors.ts'

const mostUnbounded = 3
/** From this count on, a counted repetition is as expensive as an unbounded one. */
const unboundedFrom = 100

/**
 * Refuses patterns with catastrophic backtracking: a repetition of a group that repeats or has alternatives, a
 * backreference, or more than three unbounded repetitions. JavaScript tries every way through such a pattern and cannot
 * be interrupted.
 */
export const assertQuick = (pattern: string): void => {
  const groups: { repeats: boolean }[] = []
  let unbounded = 0
  let closed: { repeats: boolean } | undefined
  for (const [token] of pattern.matchAll(tokens)) {
    if (/^\\(?:[1-9]|k)/.test(token)) throw tooSlow(pattern)
    const isUnbounded = /^[*+]/.test(token) || (token.startsWith('{') && mostOf(token) >= unboundedFrom)
    if (isUnbounded) {
      unbounded += 1
      if (closed?.repeats === true || unbounded > mostUnbounded) throw tooSlow(pattern)
      for (const group of groups) group.repeats = true
    }
    if (token === '|') for (const group of groups) group.repeats = true
    closed = token === ')' ? groups.pop() : undefined
    if (token === '(') groups.push({ repeats: false })
  }
}

/** A class, an escape, or any other character of the pattern. */
const tokens = /\[(?:\\[^]|[^\]\\])*\]|\\[^]|\{\d+(?:,\d*)?\}|[^]/gy

const mostOf = (token: string): number => {
  const [least = '', most = least] = token.slice(1, -1).split(',')
  return most === '' ? Infinity : Number(most)
}

const tooSlow = (pattern: string) =>
  badValue(`Regular expression could take too long, and nothing could end it: ${pattern}. Use fewer repetitions.`)
