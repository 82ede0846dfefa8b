import { readingsOf, valueOf } from '../../src/home-facts/domain/detect-facts.ts'
import { rankOf } from '../../src/home-facts/domain/precedence.ts'
import type { Mention } from '../../src/home-facts/domain/mentions.ts'
import { tellSigns } from '../../src/home-facts/domain/signs.ts'
import type { Standing } from '../../src/home-facts/domain/standing.ts'

/** A labelled text, as the sets of `truth` hold them. */
export interface Labelled {
  readonly text: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** A mention with the signs around it, and how it stands by the label of its text. */
export interface Example {
  readonly signs: readonly string[]
  readonly standing: Standing
}

/** Parts the place of a sign from what was seen there. */
export const between = '|'

/** Every mention whose standing the label tells. */
export const examplesOf = ({ text, facts }: Labelled): Example[] => {
  const readings = readingsOf(text).map(({ reading }) => reading)
  const mentions = readings.flatMap((reading) => reading.mentions)
  return readings.flatMap((reading) =>
    reading.mentions.flatMap((mention) => {
      const standing = standingBy(facts, mention, mentions)
      if (standing === null) return []
      const signs: string[] = []
      tellSigns(reading, mention, (place, what) => signs.push(`${place}${between}${what}`))
      return [{ signs, standing }]
    }),
  )
}

const negative = ['no', 'none']
/**
 * Null where the label speaks of another value of the fact: "NBN" beside "FTTP" may be claimed as well as not. A value that would count before the label's
 * is not claimed: the garage in "No garage, but a driveway".
 */
const standingBy = (facts: Labelled['facts'], mention: Mention, all: readonly Mention[]): Standing | null => {
  const known = facts[mention.meaning.fact]
  if (known === undefined) return 'open'
  const says = (one: Mention, standing: Standing): boolean => valueOf(one, standing) === String(known)
  if (says(mention, 'claimed')) return 'claimed'
  if (says(mention, 'denied')) return 'denied'
  const isSaidElsewhere = all.some(
    (one) => one.meaning.fact === mention.meaning.fact && (says(one, 'claimed') || says(one, 'denied')),
  )
  if (negative.includes(String(known))) return 'open'
  if (rankOf(mention.meaning) < rankOf({ fact: mention.meaning.fact, value: String(known) })) return 'open'
  return isSaidElsewhere && negative.includes(mention.meaning.value ?? '') ? 'open' : null
}
