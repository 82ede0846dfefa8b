import { add, inWholeDollars, type KnownCost, type Line, type LineId, type Range } from '@verandah/true-cost'

export interface CashPart {
  label: string
  amount: Range
}

const groups: readonly { label: string; ids: readonly LineId[] }[] = [
  { label: 'Deposit', ids: ['deposit'] },
  { label: 'Registration', ids: ['transferRegistration', 'mortgageRegistration'] },
  { label: 'Conveyancing and searches', ids: ['conveyancing', 'searches', 'electronicSettlement'] },
  { label: 'Inspection and lender’s fees', ids: ['inspection', 'lenderFees'] },
  { label: 'Lenders mortgage insurance', ids: ['lmi'] },
  { label: 'Moving and insurance', ids: ['moving', 'firstInsurance'] },
]

const nothing: Range = { from: 0, to: 0 }

/** Where the cash goes, without a grant: groups of the known lines that are more than nothing, duty second. */
export function cashParts({ lines, dutyAfterRelief }: Pick<KnownCost, 'lines' | 'dutyAfterRelief'>): CashPart[] {
  const [deposit, ...fees] = groups.map(({ label, ids }) => ({
    label,
    amount: lines.filter(({ id, effect }) => ids.includes(id) && effect === 'adds').reduce(added, nothing),
  }))
  const duty = { label: 'Duty after relief', amount: dutyAfterRelief }
  return [...(deposit === undefined ? [] : [deposit]), duty, ...fees].filter(({ amount }) => amount.to > 0)
}

const added = (sum: Range, { figure }: Line): Range => (figure.known ? add(sum, inWholeDollars(figure.amount)) : sum)

/** Half way from the least to the most, as a bar is drawn. */
export function middleOf({ from, to }: Range): number {
  return (from + to) / 2
}
