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
    ['Café', { description: 'Near a Cafe\u0301' }],
    ['１２ rooms', { description: 'All of 12 rooms' }],
    ['Rural', { detectedFeatures: ['isRural'] }],
    ['Decks', { description: 'With a deck.' }],
    ['Pool', { features: ['Shed'], description: 'A pool' }],
    ['Pool', { features: ['Shed', 'Pool'] }],
    ['solar-heating', { description: '(solar)   heating' }],
    ['Pool  ', { description: 'pool' }],
    ['Bus', { description: 'Close to a bus' }],
    ['Cars', { description: 'Room for one car' }],
    ['EV', { features: ['chargerEV'] }],
  ])('%s is worth 10 with %j', (name, facts) => {
    expect(valueOf(name, facts)).toBe(10)
  })

  it.each([
    ['Pool', {}],
    ['Spa', { description: 'A spacious home' }],
    ['Rural', { features: ['isRural: false'] }],
    ['solar heating', { features: ['solar', 'heating'] }],
    ['★', { description: 'A ★ home' }],
    ['★', { features: ['★'], description: '★★' }],
    ['Gas', { description: 'Close to Ga' }],
    ['Bus', { description: 'A bu stop' }],
    ['Shed pool', { features: ['Shed'], description: 'pool' }],
    ['Rural', { detectedFeatures: ['isRural:false'] }],
    ['Swimming', { features: ['SWIMMINGPOOL'] }],
  ])('%s is worth 0 with %j', (name, facts) => {
    expect(valueOf(name, facts)).toBe(0)
  })

  it('is read for every name that was given, and for none when none was', () => {
    const home = aHome({ features: ['Pool'] })
    expect([...evaluateCustomCriteria(home, ['Shed', 'Pool'])]).toEqual([
      ['Shed', 0],
      ['Pool', 10],
    ])
    expect(evaluateCustomCriteria(home, []).size).toBe(0)
  })
})
