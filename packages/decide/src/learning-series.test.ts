import { describe, expect, it } from 'vitest'
import { type Choice, leadOfPreferred, suggestWeights, tellingPairs } from './index.ts'
import { randomFrom } from './random.ts'

const criteria = 7
const dialsAt = (settings: readonly number[]) => settings.map((at) => ({ at, lowest: 0, highest: 10 }))
const middle = Array<number>(criteria).fill(5)

/** Somebody who answers ten telling pairs at a time, `answer` says which of the two. */
const answersOf = (seed: number, rounds: number, answer: (choice: Choice, random: () => number) => boolean) => {
  const random = randomFrom(seed)
  const alternatives = Array.from({ length: 60 }, () =>
    Float64Array.from({ length: criteria }, () => Math.round(100 * random()) / 10),
  )
  const choices: Choice[] = []
  for (let round = 0; round < rounds; round++) {
    const pairs = tellingPairs({ alternatives, choices, count: 10, seed: seed + round })
    for (const [one, other] of pairs) {
      const choice = { better: alternatives[one]!, worse: alternatives[other]! }
      choices.push(answer(choice, random) ? choice : { better: choice.worse, worse: choice.better })
    }
  }
  return choices
}

const cosine = (one: readonly number[], other: readonly number[]) => {
  const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}
const seeds = Array.from({ length: 100 }, (_, index) => 7919 * (index + 1))

describe('Suggested weights', () => {
  it('are nearer to those of a buyer who errs once in twenty answers, for 95 of 100 buyers', () => {
    const nearer = seeds.filter((seed) => {
      const random = randomFrom(seed + 1)
      const truth = Array.from({ length: criteria }, () => Math.trunc(11 * random()))
      const choices = answersOf(seed, 6, (choice, chance) => leadOfPreferred(choice, truth) > 0 === chance() < 0.95)
      const after = [...middle]
      for (let look = 0; look < 3; look++)
        for (const { criterion, to } of suggestWeights(choices, dialsAt(after))) after[criterion] = to
      return cosine(after, truth) > cosine(middle, truth)
    })
    expect(nearer.length).toBeGreaterThanOrEqual(95)
  })

  it('are none for somebody who clicks at random, looked at after every ten answers, in 95 of 100 series', () => {
    const silent = seeds.filter((seed) => {
      const choices = answersOf(seed, 6, (_, random) => random() < 0.5)
      return [10, 20, 30, 40, 50, 60].every(
        (count) => suggestWeights(choices.slice(0, count), dialsAt(middle)).length === 0,
      )
    })
    expect(silent.length).toBeGreaterThanOrEqual(95)
  })
})
