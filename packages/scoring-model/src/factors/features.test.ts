import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/builders.ts'
import { evaluateFeatures } from './features.ts'

const distinct = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index}`)

describe('features', () => {
  it.each([
    [0, 0],
    [4, 4],
    [10, 10],
    [23, 10],
  ])('%i of them are worth %i', (count, value) => {
    expect(evaluateFeatures(aHome({ features: distinct(count) }))).toBe(value)
  })

  it('exclude those that a home is stated not to have', () => {
    expect(evaluateFeatures(aHome({ features: ['Pool', 'isRural: false', 'isRetirement: true'] }))).toBe(2)
    const absent = ['isRural:false', 'isRural:  FALSE', 'isRural: False ', 'isRural:false  ']
    expect(evaluateFeatures(aHome({ features: absent }))).toBe(0)
  })

  it.each([
    [['Balcony', 'Balcony or deck'], 1],
    [['Gas heating', 'Heating'], 1],
    [['Pool', 'pools', 'SwimmingPool'], 1],
    [['Solar panels', 'Solar hot water'], 2],
  ])('count synonyms once: %j', (features, value) => {
    expect(evaluateFeatures(aHome({ features }))).toBe(value)
  })

  it('count as in the advert that names the fewest, if known', () => {
    expect(evaluateFeatures(aHome({ features: distinct(8), featureCount: 3 }))).toBe(3)
  })

  it('count any other label that contains the word', () => {
    const present = ['isRural: falsework', 'falsehood', 'False ceiling', 'Alarm: false alarms']
    expect(evaluateFeatures(aHome({ features: present }))).toBe(present.length)
  })
})
