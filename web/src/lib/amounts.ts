import { areaText, groupedText, moneyText, readArea, readMoney, type Reading } from '@verandah/contracts'

/** Money in whole dollars, area in whole square metres of land. */
export type AmountKind = 'money' | 'area'

const kinds = {
  money: { read: readMoney, textOf: moneyText },
  area: { read: readArea, textOf: areaText },
}

const readingOf = (kind: AmountKind, text: string): Reading | null =>
  text.trim() === '' ? null : kinds[kind].read(text)

export function amountIn(kind: AmountKind, text: string): number | undefined {
  const reading = readingOf(kind, text)
  return reading !== null && 'amount' in reading ? reading.amount : undefined
}

/** Returns why the typed text is invalid; undefined when it is blank or valid. */
export function amountProblem(kind: AmountKind, text: string): string | undefined {
  const reading = readingOf(kind, text)
  return reading !== null && 'problem' in reading ? reading.problem : undefined
}

/** "$780,000", "600 m²". */
export function amountText(kind: AmountKind, amount: number): string {
  return kinds[kind].textOf(amount)
}

/** Formats "780k" as "780,000" for a field that shows its own unit; returns invalid text unchanged. */
export function groupedAmount(kind: AmountKind, text: string): string {
  const amount = amountIn(kind, text)
  return amount === undefined ? text : groupedText(amount)
}
