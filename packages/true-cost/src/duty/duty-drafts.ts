import { type Draft, known, sourcesOf, unknown } from '../draft.ts'
import type { Purchase } from '../input.ts'
import { exactly, inWholeDollars, percent, subtract } from '../money.ts'
import { inForce, whyUnknown } from '../tables/in-force.ts'
import { officeName } from '../tables/office-name.ts'
import type { StateTable } from '../tables/types.ts'
import type { DutyAt, DutyRules } from './duty-at.ts'

/** Duty by the general rate, what the reliefs take off, and the surcharge that is not computed. */
export function dutyDrafts(purchase: Purchase, duty: DutyAt, rules: DutyRules, state: StateTable): Draft[] {
  const before = exactly(duty.before)
  return [
    {
      id: 'dutyBeforeRelief',
      label: 'Transfer duty before relief',
      figure: known(before, !duty.isConfirmed),
      effect: 'adds',
      how: duty.how,
      say: (amount) => `Transfer duty by the general rate of ${officeName(state)}: ${amount}.`,
      sources: sourcesOf([rules.table]),
    },
    {
      id: 'dutyRelief',
      label: 'Duty relief',
      // The difference of what is shown, so that duty after relief is shown as the lines leave it.
      figure: known(subtract(inWholeDollars(before), inWholeDollars(duty.after)), !duty.isConfirmed),
      effect: 'reduces',
      how: duty.by.join(' and ') || 'no relief at this price',
      say: (amount) => `Taken off the duty by concessions that these buyers meet: ${amount}.`,
      sources: sourcesOf([rules.table, ...duty.reliefs]),
    },
    ...surchargeDrafts(purchase, state),
  ]
}

const surchargeDrafts = (purchase: Purchase, { foreignSurcharge, ...table }: StateTable): Draft[] => {
  if (purchase.buyers.every(({ residency }) => residency !== 'other')) return []
  const { state } = table
  const label = 'Surcharge of foreign buyers'
  const [rate] = inForce(foreignSurcharge, purchase)
  const common = {
    id: 'foreignSurcharge' as const,
    label,
    effect: 'adds' as const,
    say: () => `${label}: none in ${state}.`,
  }
  if (rate?.bps === null)
    return [{ ...common, figure: known(exactly(0)), how: `none in ${state}`, sources: sourcesOf([rate]) }]
  const reason =
    rate === undefined
      ? whyUnknown(label, foreignSurcharge, purchase)
      : `${state} charges foreign buyers ${percent(rate.bps)} of their share. It is not computed: ask ${officeName(table)}.`
  return [{ ...common, figure: unknown(reason), how: 'not computed', sources: rate ? sourcesOf([rate]) : [] }]
}
