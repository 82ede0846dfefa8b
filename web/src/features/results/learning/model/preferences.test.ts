import { type HiddenProperty, homeStages, type SavedProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { preferencesOf } from './preferences.ts'

const at = '2026-11-28T02:00:00.000Z'
const saved = (propertyId: string, over: Partial<SavedProperty> = {}) =>
  aSavedHome({ id: propertyId }, { propertyId, ...over })
const hidden = (propertyId: string, reason: HiddenProperty['reason'] = 'tooSmall'): HiddenProperty => ({
  propertyId,
  reason,
  hiddenAt: at,
})
const pairs = (said: Partial<Parameters<typeof preferencesOf>[0]>) =>
  preferencesOf({ saved: [], hidden: [], answers: [], ...said }).map(({ better, worse }) => `${better} > ${worse}`)

describe('what a buyer prefers', () => {
  it('is what they love over what they keep, and both over what they refuse', () => {
    const all = [saved('loved', { verdict: 'love' }), saved('kept'), saved('refused', { verdict: 'no' })]
    expect(pairs({ saved: all, hidden: [hidden('hidden')] })).toEqual([
      'loved > refused',
      'loved > hidden',
      'kept > refused',
      'kept > hidden',
      'loved > kept',
    ])
  })

  it('is nothing of homes that nobody can have any more', () => {
    const gone = saved('gone', { verdict: 'no', isGone: true })
    const sold = saved('sold', {
      verdict: 'no',
      saleResult: { outcome: 'sold', price: 900_000, on: '2026-11-28' } as never,
    })
    const off = aSavedHome({ id: 'off', status: 'sold' }, { propertyId: 'off', verdict: 'no' })
    expect(pairs({ saved: [saved('loved', { verdict: 'love' }), gone, sold, off] })).toEqual([])
  })

  it.each(homeStages)('is the same whatever became of a home: %s says nothing of taste', (stage) => {
    const ended = { stage, stageReason: stage === 'lost' ? 'Changed our mind' : '' } as const
    const all = [
      saved('loved', { verdict: 'love', ...ended }),
      saved('kept', ended),
      saved('refused', { verdict: 'no' }),
    ]
    expect(pairs({ saved: all })).toEqual(['loved > refused', 'kept > refused', 'loved > kept'])
  })

  it('is nothing of homes that were hidden without a reason, or saved later', () => {
    const hides = [hidden('first', null), hidden('second', 'other'), hidden('kept')]
    expect(pairs({ saved: [saved('kept')], hidden: hides })).toEqual([])
  })

  it('has each home in three pairs at most', () => {
    const loved = ['a', 'b', 'c', 'd', 'e'].map((id) => saved(id, { verdict: 'love' }))
    const all = pairs({ saved: loved, hidden: [hidden('x')] })
    expect(all).toEqual(['a > x', 'b > x', 'c > x'])
  })

  it('begins with the answers, the earliest first', () => {
    const answers = [
      { better: 'late', worse: 'x', chosenAt: at },
      { better: 'early', worse: 'x', chosenAt: at },
    ]
    expect(pairs({ answers })).toEqual(['early > x', 'late > x'])
  })
})
