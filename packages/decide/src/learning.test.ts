import { describe, expect, it } from 'vitest'
import { type Choice, isContrast, suggestWeights, tellingPairs } from './index.ts'
import { randomFrom } from './random.ts'

const dialsAt = (settings: readonly number[]) => settings.map((at) => ({ at, lowest: 0, highest: 10 }))

const choiceOf = (better: readonly number[], worse: readonly number[]): Choice => ({
  better: Float64Array.from(better),
  worse: Float64Array.from(worse),
})
const landOverRooms = choiceOf([8, 3, 5], [3, 8, 5])
const asOften = (count: number, choice = landOverRooms) => Array.from({ length: count }, () => choice)
const three = dialsAt([5, 5, 5])

describe('A suggestion', () => {
  it('turns as few dials as the choices need', () => {
    const turns = suggestWeights(asOften(12), three)
    expect(turns).toEqual([{ criterion: 1, to: expect.any(Number) as number }])
    expect(turns[0]!.to).toBeLessThan(5)
  })

  it('needs ten contrasts: a choice of what is better in all says nothing', () => {
    expect(suggestWeights(asOften(9), three)).toEqual([])
    const better = choiceOf([8, 8, 5], [3, 3, 5])
    expect([isContrast(landOverRooms), isContrast(better)]).toEqual([true, false])
    expect(suggestWeights([...asOften(9), ...asOften(20, better)], three)).toEqual([])
  })

  it('is none where the dials already say what is chosen', () => {
    expect(suggestWeights(asOften(20), dialsAt([10, 0, 5]))).toEqual([])
  })

  it('is none where what is learned from most choices does not predict the others', () => {
    const roomsOverLand = choiceOf([3, 8, 5], [8, 3, 5])
    expect(suggestWeights([roomsOverLand, ...asOften(11)], dialsAt([6, 4, 5]))).toEqual([])
  })

  it('turns a dial up where all are at zero', () => {
    const turns = suggestWeights(asOften(12), dialsAt([0, 0, 0]))
    expect(turns).toEqual([{ criterion: 0, to: expect.any(Number) as number }])
  })
})

describe('Telling pairs', () => {
  const random = randomFrom(3)
  const alternatives = Array.from({ length: 12 }, () => Float64Array.from({ length: 4 }, () => 10 * random()))
  const asked = { alternatives, choices: [], count: 10, seed: 1 }

  it('are of two alternatives, each in two pairs at most, and the same for the same seed', () => {
    const pairs = tellingPairs(asked)
    expect(pairs).toHaveLength(10)
    for (const [one, other] of pairs) expect(one).not.toBe(other)
    const uses = alternatives.map((_, index) => pairs.flat().filter((one) => one === index).length)
    expect(Math.max(...uses)).toBe(2)
    expect(tellingPairs(asked)).toEqual(pairs)
  })

  it('are contrasts: what is better in all needs no asking', () => {
    for (const [one, other] of tellingPairs({ ...asked, count: 5 }))
      expect(isContrast({ better: alternatives[one]!, worse: alternatives[other]! })).toBe(true)
  })

  it('are none of alternatives that are alike', () => {
    expect(tellingPairs({ ...asked, alternatives: Array.from({ length: 5 }, () => new Float64Array(4)) })).toEqual([])
  })
})
