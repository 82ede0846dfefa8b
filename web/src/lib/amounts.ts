import { areaText, groupedText, moneyText, readArea, readMoney, type Reading } from '@verandah/contracts'

/** Whole dollars, or whole square metres of land. */
export type AmountKind = 'money' | 'area'

const kinds = {
  money: { read: readMoney, textOf: moneyText },
  area: { read: readArea, textOf: areaText },
}

const readingOf = (kind: AmountKind, text: string): Reading | null =>
  text.trim() === '' ? null : kinds[kind].read(text)

/** The amount in what was typed; undefined where it is blank or refused. */
export const amountIn = (kind: AmountKind, text: string): number | undefined => {
  const reading = readingOf(kind, text)
  return reading !== null && 'amount' in reading ? reading.amount : undefined
}

/** Why what was typed is refused; undefined where it is blank or read. */
export const amountProblem = (kind: AmountKind, text: string): string | undefined => {
  const reading = readingOf(kind, text)
  return reading !== null && 'problem' in reading ? reading.problem : undefined
}

/** "$780,000", "600 m²". */
export const amountText = (kind: AmountKind, amount: number): string => kinds[kind].textOf(amount)

/** "780,000" of "780k", for a field that shows its unit itself; what is refused stays as it was typed. */
export const groupedAmount = (kind: AmountKind, text: string): string => {
  const amount = amountIn(kind, text)
  return amount === undefined ? text : groupedText(amount)
}
