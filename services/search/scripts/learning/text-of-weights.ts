import { between } from './examples.ts'
import type { Weights } from './learn-weights.ts'

/** A line for each place: `place|what~claimed~denied&what~…`, in tenths. What rounds to nothing is left out. */
export const textOf = (weights: Weights): string => {
  const lines = new Map<string, string[]>()
  for (const [sign, both] of weights) {
    const [claimed, denied] = both.map((weight) => Math.round(weight * 10))
    if (claimed === 0 && denied === 0) continue
    const [place = '', what = ''] = sign.split(between)
    lines.set(place, [...(lines.get(place) ?? []), `${what}~${claimed}~${denied}`])
  }
  const text = [...lines].map(([place, signs]) => `${place}${between}${signs.join('&')}`).join('\n')
  return `/** Made by \`npm run standing\`: how much each sign adds to "claimed" and to "denied", in tenths. */\nexport const standingWeights = \`\n${text}\n\`\n`
}
