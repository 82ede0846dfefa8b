import type { Mention } from './mentions.ts'
import type { Reading } from './reading.ts'
import { tellSigns } from './signs.ts'
import { standingWeights } from './standing-weights.ts'

/** How the words around a mention leave it: claimed, denied, or neither. */
export type Standing = 'claimed' | 'denied' | 'open'

/** What a sign adds to "claimed" and to "denied", against "open". */
type Weight = readonly [claimed: number, denied: number]

/** A line for each place: `place|what~claimed~denied&what~…`, in tenths, as `text-of-weights.ts` writes it. */
const weightsIn = (text: string): Map<string, Map<string, Weight>> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [place, signs] = line.split('|')
      return place === undefined || signs === undefined ? [] : [[place, new Map(signs.split('&').map(weightOf))]]
    }),
  )

const weightOf = (sign: string): [string, Weight] => {
  const [what = '', claimed, denied] = sign.split('~')
  return [what, [Number(claimed) / 10, Number(denied) / 10]]
}

/** Read with the first mention, so that no start of the product waits for them. */
let read: ReturnType<typeof weightsIn> | undefined

/** Below these shares a mention says nothing: a wrong fact costs a buyer more than a missing one. What is denied is seldom wrong. */
const leastShares = { claimed: 0.75, denied: 0.6 }

/** As the signs around it add up. */
export const standingOf = (reading: Reading, mention: Mention): Standing => {
  const weights = (read ??= weightsIn(standingWeights))
  let [claimed, denied] = weights.get('all')?.get('') ?? [0, 0]
  let [last, signs] = ['', weights.get('')]
  tellSigns(reading, mention, (place, what) => {
    // Many signs in a row are of one place.
    if (place !== last) [last, signs] = [place, weights.get(place)]
    const weight = signs?.get(what)
    if (weight === undefined) return
    claimed += weight[0]
    denied += weight[1]
  })
  const [yes, no] = [Math.exp(claimed), Math.exp(denied)]
  const all = 1 + yes + no
  return yes >= leastShares.claimed * all ? 'claimed' : no >= leastShares.denied * all ? 'denied' : 'open'
}
