import { exactly, add, dollarRange, type Range } from './money.ts'
import type { Line, Total } from './result.ts'

/** The cash that buyers need by settlement. */
export function cashTotal(which: string, amount: Range, lines: readonly Line[]): Total {
  return totalOf(
    `Cash needed ${which}`,
    amount,
    lines.filter(({ effect }) => effect !== 'none'),
  )
}

export function yearlyTotal(lines: readonly Line[]): Total {
  return totalOf(
    'Known costs a year',
    lines.reduce((sum, { figure }) => (figure.known ? add(sum, figure.amount) : sum), exactly(0)),
    lines,
  )
}

const totalOf = (what: string, amount: Range, lines: readonly Line[]): Total => {
  const missing = lines.filter(({ figure }) => !figure.known).map(({ label }) => label)
  const isAbout = lines.some(({ figure }) => figure.known && figure.isAbout)
  const text = `${what}: ${isAbout ? 'about ' : ''}${dollarRange(amount)}`
  return {
    amount,
    isComplete: missing.length === 0,
    missing,
    sentence: missing.length === 0 ? `${text}.` : `${text}. Incomplete, without ${missing.join(', ')}.`,
  }
}
