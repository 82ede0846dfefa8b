import { describe, expect, it } from 'vitest'
import { evaluateCustomCriteria } from './custom-criteria.ts'
import type { HomeFacts } from './index.ts'
import { aHome } from './testing/builders.ts'

const valueOf = (name: string, facts: Partial<HomeFacts>) => evaluateCustomCriteria(aHome(facts), [name]).get(name)

describe('a custom criterion', () => {
  it.each([
    ['Pool', { features: ['Swimming Pool'] }],
    ['Pool', { detectedFeatures: ['InGroundPool'] }],
    ['pool', { description: 'Two POOLS, one heated.' }],
    ['Solar panels', { description: 'With a solar panel.' }],
    ['Walk-in robe', { features: ['Walk in robe'] }],
    ['Rural', { features: ['isRural: true'] }],
    ['café', { description: 'Near a Café' }],
  ])('%s is worth 10 with %j', (name, facts) => {
    expect(valueOf(name, facts)).toBe(10)
  })

  it.each([
    ['Pool', {}],
    ['Spa', { description: 'A spacious home' }],
    ['Rural', { features: ['isRural: false'] }],
    ['solar heating', { features: ['solar', 'heating'] }],
    ['★', { description: 'A ★ home' }],
  ])('%s is worth 0 with %j', (name, facts) => {
    expect(valueOf(name, facts)).toBe(0)
  })
})
