import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { homeStages, isEnded, reasonNeedsEnd, reasonNeedsVerdict } from './judgement.ts'
import { SavedProperty, SavedPropertyEdit, SavedPropertyInput } from './shortlist.ts'

/** A record as the build before verdicts replied with it. */
const earlier = {
  id: 'saved-1',
  userId: 'user-1',
  propertyId: 'home-1',
  notes: '',
  tags: [],
  favorite: false,
  score: 70,
  searchedAt: null,
  searchId: null,
  revision: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
  isGone: false,
  home: null,
}

it('a record of an earlier build has no verdict, no stage with its reason, no walk-away price and no result', () => {
  const none = { verdict: null, verdictReason: '', stage: null, walkAway: null, saleResult: null }
  const ofHousehold = { areNotesPrivate: false, stageAt: null, stageReason: '' }
  expect(SavedProperty.parse(earlier)).toEqual({ ...earlier, ...none, ...ofHousehold })
})

it('an input of the build before says nothing of the verdict', () => {
  expect(SavedPropertyEdit.parse({ favorite: true, revision: 1 })).toEqual({ favorite: true, revision: 1 })
  expect(SavedPropertyInput.parse({ propertyId: 'home-1' })).toEqual({ propertyId: 'home-1' })
})

describe.each([
  ['a save', SavedPropertyInput],
  ['an edit', SavedPropertyEdit],
] as const)('the verdict and the stage of %s', (_, contract) => {
  const errorsOf = (given: object) => {
    const { error } = z.safeParse<z.ZodMiniType>(contract, { propertyId: 'home-1', ...given })
    return error?.issues.map(({ path, message }) => [path.join('.'), message])
  }

  it.each([
    { verdict: 'love', verdictReason: 'x'.repeat(200), stage: 'to-see' },
    { verdict: 'maybe', verdictReason: null, stage: 'booked' },
    { verdict: null, verdictReason: '  ', stage: null },
    { verdictReason: 'Sunny', stage: 'seen' },
    { stage: 'lost', stageReason: 'x'.repeat(200) },
    { stage: 'bought', stageReason: 'It was worth it' },
    { stageReason: 'Over our limit' },
    { stage: 'under-contract', stageReason: ' ' },
  ])('may be %j', (given) => {
    expect(errorsOf(given)).toBeUndefined()
  })

  it('cannot be null with a reason', () => {
    expect(errorsOf({ verdict: null, verdictReason: 'Sunny' })).toEqual([['verdictReason', reasonNeedsVerdict]])
  })

  it.each(homeStages.filter((stage) => !isEnded(stage)))('at the stage %s has no reason why it ended', (stage) => {
    expect(errorsOf({ stage, stageReason: 'Sold' })).toEqual([['stageReason', reasonNeedsEnd]])
    expect(errorsOf({ stage: null, stageReason: 'Sold' })).toEqual([['stageReason', reasonNeedsEnd]])
  })

  it.each([
    ['verdict', 'perhaps'],
    ['stage', 'sold'],
    ['verdictReason', 'x'.repeat(201)],
    ['verdictReason', 'bell \u0007'],
    ['stageReason', 'x'.repeat(201)],
    ['stageReason', 'bell \u0007'],
  ])('has no %s %j', (field, value) => {
    expect(errorsOf({ [field]: value })?.map(([path]) => path)).toEqual([field])
  })
})
