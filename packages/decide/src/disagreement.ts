import { medianOf, satisfactionsOf, type Values } from './several-people.ts'

/** The parts of a person's score of an alternative by criterion, in points; they add up to the score. */
type PartsOf = (person: number, alternative: number) => ReadonlyMap<string, number>

/** Where two people differ most, by indexes. */
export interface Disagreement {
  alternative: number
  /** The person to whom it is worth more of their own best, and the one to whom it is worth less. */
  liking: number
  minding: number
  /** The difference of their satisfactions, up to 1. */
  difference: number
  /** The criterion that contributes most to the difference; null if none does. */
  criterion: string | null
}

/**
 * The alternative with the greatest difference of satisfaction between two people, among those that are in the better
 * half of somebody: what nobody wants is no disagreement. Null where all agree.
 */
export function greatestDisagreement(scores: Values, partsOf: PartsOf): Disagreement | null {
  const satisfactions = satisfactionsOf(scores)
  const medians = satisfactions.map(medianOf)
  let greatest = { alternative: 0, liking: 0, minding: 0, difference: 0 }
  for (let alternative = 0; alternative < (satisfactions[0]?.length ?? 0); alternative++) {
    const all = satisfactions.map((own) => own[alternative] ?? 0)
    if (!all.some((value, person) => value >= (medians[person] ?? 0))) continue
    const liking = all.indexOf(Math.max(...all))
    const minding = all.indexOf(Math.min(...all))
    const difference = (all[liking] ?? 0) - (all[minding] ?? 0)
    if (difference > greatest.difference) greatest = { alternative, liking, minding, difference }
  }
  if (greatest.difference === 0) return null
  const lossesOf = (person: number) =>
    lossesIn(scores[person] ?? [], greatest.alternative, (one) => partsOf(person, one))
  return { ...greatest, criterion: mostlyOver(lossesOf(greatest.minding), lossesOf(greatest.liking)) }
}

/**
 * What a person gives up by criterion, as shares of their best score. Measured from their best alternative and not from
 * zero: a criterion that weighs heavily but is met as well as it can be costs nothing.
 */
const lossesIn = (
  own: ArrayLike<number>,
  alternative: number,
  partsOf: (alternative: number) => ReadonlyMap<string, number>,
): Map<string, number> => {
  const best = Math.max(...Array.from(own))
  if (best === 0) return new Map()
  const atBest = partsOf(Array.from(own).indexOf(best))
  const here = partsOf(alternative)
  const criteria = [...atBest.keys(), ...here.keys()]
  return new Map(criteria.map((name) => [name, ((atBest.get(name) ?? 0) - (here.get(name) ?? 0)) / best]))
}

const mostlyOver = (minding: ReadonlyMap<string, number>, liking: ReadonlyMap<string, number>): string | null => {
  let most: { name: string | null; by: number } = { name: null, by: 0 }
  for (const name of [...minding.keys(), ...liking.keys()]) {
    const by = (minding.get(name) ?? 0) - (liking.get(name) ?? 0)
    if (by > most.by) most = { name, by }
  }
  return most.name
}
