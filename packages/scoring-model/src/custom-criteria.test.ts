import { describe, expect, it } from 'vitest'
import { evaluateCustomCriteria } from './custom-criteria.ts'
import { evaluateProperty, type HomeFacts } from './index.ts'
import { aHome, weighing } from './testing/builders.ts'

const valueOf = (name: string, facts: Partial<HomeFacts>) => evaluateCustomCriteria(aHome(facts), [name]).get(name)

describe('a custom criterion', () => {
  it.each([
    ['Pool', { features: ['Swimming Pool'] }],
    ['Ground', { detectedFeatures: ['InGroundPool'] }],
    ['tennis court', { description: 'Two TENNIS COURTS, one lit.' }],
    ['Roof windows', { description: 'With a roof window.' }],
    ['Walk-in robe', { features: ['Walk in robe'] }],
    ['Rural', { features: ['isRural: true'] }],
    ['café', { description: 'Near a Café' }],
    ['Café', { description: 'Near a Cafe\u0301' }],
    ['１２ rooms', { description: 'All of 12 rooms' }],
    ['Rural', { detectedFeatures: ['isRural'] }],
    ['Decks', { description: 'With a deck.' }],
    ['Spa', { features: ['Shed'], description: 'A spa' }],
    ['Cellar', { description: 'No shed, but a cellar.' }],
    ['Cellar', { description: 'Without a cellar today? There is a cellar.' }],
    ['Cellar', { description: 'No shed. Cellar.' }],
    ['Pool', { features: ['Shed', 'Pool'] }],
    ['solar-heating', { description: '(solar)   heating' }],
    ['Spa  ', { description: 'spa' }],
    ['Bus', { description: 'Close to a bus' }],
    ['Cars', { description: 'Room for one car' }],
    ['EV', { features: ['chargerEV'] }],
  ])('%s is worth 10 with %j', (name, facts) => {
    expect(valueOf(name, facts)).toBe(10)
  })

  it.each([
    ['Sauna', {}],
    ['Cellar', { description: 'There is no wine cellar.' }],
    ['Lift', { description: 'It has neither a gate nor lift.' }],
    ['Sauna', { description: 'The home comes without a sauna and has no sauna room' }],
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

  it.each([
    ['Pool', 'yes', 10],
    ['swimming pools', 'shared', 10],
    ['Own pool', 'shared', 0],
    ['POOL', 'no', 0],
    ['Pool', null, null],
  ])('that names a fact, as %s names the pool, is evaluated by it: %s is worth %s', (name, value, worth) => {
    const facts = value === null ? [] : [{ name: 'pool' as const, value }]
    expect(valueOf(name, { facts, description: 'A pool table. No pool of cars. Pool.' })).toBe(worth)
  })

  it('that names a fact is evaluated by the buyer’s correction before the advert', () => {
    const facts = [{ name: 'pool' as const, value: 'yes' }]
    expect(valueOf('Pool', { facts, overrides: { facts: [{ name: 'pool', value: 'no' }] } })).toBe(0)
    expect(valueOf('Pool', { facts: [], overrides: { facts: [{ name: 'pool', value: 'yes' }] } })).toBe(10)
  })

  it('is marked as corrected by the buyer if it names a fact that they entered', () => {
    const input = aHome({ overrides: { facts: [{ name: 'pool', value: 'no' }] } })
    const weights = weighing({ additionalCriteria: { Pool: 1, Study: 1, Sauna: 1 } })
    expect(evaluateProperty({ input, weights, filters: {} }).corrected).toEqual(new Set(['Pool']))
  })

  it('that names a fact is evaluated for homes stored before facts existed, where a field states it', () => {
    expect(valueOf('Solar panels', { features: ['Solar panels'] })).toBe(10)
    expect(valueOf('Solar panels', { description: 'Solar panels' })).toBeNull()
  })

  it('is evaluated for every given name, and for none without names', () => {
    const home = aHome({ features: ['Spa'] })
    expect([...evaluateCustomCriteria(home, ['Shed', 'Spa'])]).toEqual([
      ['Shed', 0],
      ['Spa', 10],
    ])
    expect(evaluateCustomCriteria(home, []).size).toBe(0)
  })
})
