import { streetLineOf, type TrackedPurchase } from '@verandah/contracts'
import { checkWithConveyancer, dueItems, factsOf, timeOfDay } from '@verandah/purchase-dates'

/** A day by which a buyer must have done something. */
export interface DueDay {
  /** The item of the purchase. */
  readonly id: string
  /** YYYY-MM-DD where the home is. */
  readonly day: string
  /** "Pay the deposit: 39 Example Street". */
  readonly title: string
  readonly notes: string
}

/** What is still to do for a purchase by a day, from a day on. */
export function dueDaysOf({ home, terms, done }: TrackedPurchase, from: string): DueDay[] {
  return dueItems(factsOf(home, { terms, done })).flatMap(({ id, by, time, title, why, cautions, applies, isDone }) =>
    by === null || by < from || isDone || !applies
      ? []
      : [
          {
            id,
            day: by,
            title: `${title}${time === null ? '' : `, by ${timeOfDay(time)}`}: ${streetLineOf(home)}`,
            notes: [why, ...cautions, checkWithConveyancer].join('\n'),
          },
        ],
  )
}
