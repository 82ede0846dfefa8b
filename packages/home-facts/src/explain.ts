import { candidatesIn, decide } from './read-advert.ts'
import type { Weight } from './model.ts'

/** How many words for and against an explanation lists. */
const namedAtMost = 4

/** Explains, for each claim that a text mentions, how it was read and why. */
export function explain(text: string): string[] {
  return candidatesIn(text).map((candidate) => {
    const { fact, verdict, value, parts } = decide(candidate)
    const [mention] = candidate.mentions
    const heads = [...new Set(candidate.mentions.map(({ head }) => `"${head.phrase}"`))].join(', ')
    const pushes = parts.map(({ group, key, weight }) => ({ name: `"${key}" (${group})`, push: pushOf(weight) }))
    const reasons = [
      `for: ${strongest(pushes.filter(({ push }) => push > 0))}`,
      `against: ${strongest(pushes.filter(({ push }) => push < 0))}`,
    ]
    const result = value === null ? `nothing about ${fact} ${mention.value}` : `${fact} ${value}`
    return `"${candidate.quote}" says ${result} (${verdict}): head ${heads}; ${reasons.join('; ')}.`
  })
}

/** How strongly a weight speaks for "claimed" rather than "denied". */
const pushOf = ({ claimed, denied }: Weight): number => claimed - Math.max(0, denied)

const strongest = (pushes: readonly { name: string; push: number }[]): string => {
  const names = pushes.toSorted((one, other) => Math.abs(other.push) - Math.abs(one.push)).slice(0, namedAtMost)
  return names.length === 0 ? 'nothing' : names.map(({ name, push }) => `${name} ${push.toFixed(1)}`).join(', ')
}
