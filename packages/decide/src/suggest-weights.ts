import { anyWeightings, type Choice, isContrast, leadOfPreferred, likelihoodOf, logOfPreferring } from './choices.ts'
import type { Dial } from './fewest-steps.ts'
import { randomFrom } from './random.ts'

/** A dial that is set elsewhere. */
export interface Turn {
  criterion: number
  to: number
}

/** Fewer contrasts prove nothing. */
export const leastContrasts = 10

/** By how much each step has to raise the logarithm of the likelihood. */
const costOfStep = 0.25

/** Choices that any weighting explains this much better than a coin are no accident: one in twenty random series is. */
const leastOverCoin = Math.log(20)

const parts = 5

/**
 * The turns of one or two dials that explain the choices best, each step paid for. None unless the choices are no
 * accident, and turns learned from four fifths of the contrasts predict the left-out fifth better than the dials as
 * they are.
 */
export function suggestWeights(choices: readonly Choice[], dials: readonly Dial[]): Turn[] {
  const contrasts = choices.filter(isContrast)
  if (contrasts.length < leastContrasts || overCoin(choices, dials.length) < leastOverCoin) return []
  return gainOf(contrasts, dials) > 0 ? learn(contrasts, dials) : []
}

const weightingsTried = 500

/**
 * Logarithm of the Bayes factor of weightings of all kinds over a coin. By Ville's inequality a random series reaches
 * that of 20 with a probability of at most one in twenty, however often it is looked at.
 */
const overCoin = (choices: readonly Choice[], criteria: number): number => {
  const likelihoods = anyWeightings(criteria, weightingsTried, randomFrom(1)).map((weights) =>
    likelihoodOf(choices, weights),
  )
  const highest = Math.max(...likelihoods)
  const mean = likelihoods.reduce((sum, one) => sum + Math.exp(one - highest), 0) / weightingsTried
  return highest + Math.log(mean) + choices.length * Math.LN2
}

const gainOf = (contrasts: readonly Choice[], dials: readonly Dial[]): number => {
  let gain = 0
  for (let part = 0; part < parts; part++) {
    const isLeftOut = (_: Choice, index: number) => index % parts === part
    const leftOut = contrasts.filter(isLeftOut)
    const turns = learn(
      contrasts.filter((choice, index) => !isLeftOut(choice, index)),
      dials,
    )
    gain += likelihoodOf(leftOut, turned(dials, turns)) - likelihoodOf(leftOut, turned(dials, []))
  }
  return gain
}

const turned = (dials: readonly Dial[], turns: readonly Turn[]): number[] => {
  const weights = dials.map(({ at }) => at)
  for (const { criterion, to } of turns) weights[criterion] = to
  return weights
}

/** The best of all turns of one or two dials; none where none is worth its steps. */
const learn = (choices: readonly Choice[], dials: readonly Dial[]): Turn[] => {
  const worthOf = worthOfTurns(choices, dials)
  let best = { worth: worthOf([], -Infinity), turns: [] as readonly Turn[] }
  for (const turns of everyTurn(dials)) {
    const worth = worthOf(turns, best.worth)
    if (worth > best.worth) best = { worth, turns }
  }
  return [...best.turns]
}

function* everyTurn(dials: readonly Dial[]): Generator<readonly Turn[]> {
  for (const [criterion, dial] of dials.entries())
    for (const to of settingsOf(dial)) {
      const turn = { criterion, to }
      yield [turn]
      yield* withSecond(turn, dials)
    }
}

function* withSecond(turn: Turn, dials: readonly Dial[]): Generator<readonly Turn[]> {
  for (let criterion = turn.criterion + 1; criterion < dials.length; criterion++)
    for (const to of settingsOf(dials[criterion])) yield [turn, { criterion, to }]
}

const settingsOf = (dial: Dial | undefined): number[] => {
  const { at, lowest, highest } = dial ?? { at: 0, lowest: 0, highest: -1 }
  return Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step).filter((to) => to !== at)
}

/**
 * The likelihood less the cost of steps, from sums that only the turned dials change; stops once it is not above
 * `least`.
 */
const worthOfTurns = (choices: readonly Choice[], dials: readonly Dial[]) => {
  const now = turned(dials, [])
  const total = now.reduce((sum, weight) => sum + weight, 0)
  const sums = Float64Array.from(choices, (choice) => (total === 0 ? 0 : leadOfPreferred(choice, now) * total))
  const differences = dials.map((_, criterion) =>
    Float64Array.from(choices, ({ better, worse }) => (better[criterion] ?? 0) - (worse[criterion] ?? 0)),
  )
  const none = new Float64Array(choices.length)
  const differencesBy = (turn: Turn | undefined): Float64Array =>
    (turn === undefined ? undefined : differences[turn.criterion]) ?? none
  return ([one, other]: readonly Turn[], least: number): number => {
    const by = stepsOf(one, now)
    const otherBy = stepsOf(other, now)
    const weight = total + by + otherBy
    if (weight <= 0) return -Infinity
    const first = differencesBy(one)
    const second = differencesBy(other)
    let worth = -costOfStep * (Math.abs(by) + Math.abs(otherBy))
    for (let index = 0; index < sums.length && worth > least; index++) {
      const sum = (sums[index] ?? 0) + by * (first[index] ?? 0) + otherBy * (second[index] ?? 0)
      worth += logOfPreferring(sum / weight)
    }
    return worth
  }
}

const stepsOf = (turn: Turn | undefined, now: readonly number[]): number =>
  turn === undefined ? 0 : turn.to - (now[turn.criterion] ?? 0)
