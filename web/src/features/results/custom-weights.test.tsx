import {
  createWeights,
  getSearchProperty,
  getWeights,
  listSearches,
  resetSearchWeights,
  updateWeights,
  weighSearch,
} from '@verandah/contracts'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { goTo, press } from '@/testing/app.tsx'
import { aHome, aSearch, aWeightsRecord } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'
import { answerRankedHomes, moveTo, openRanked, weights } from './testing/ranked-homes.ts'

beforeEach(answerRankedHomes)

describe('Weights that a buyer moved', () => {
  it('become those of the search, including unmoved ones, and can be reset', async () => {
    const custom = { ...weights, price: 1, additionalCriteria: { Pool: 0 } }
    const before = [aSearch({ scoringWeights: weights })]
    let searches = before
    answer(listSearches, () => ({ reply: searches }))
    const applied = answer(weighSearch, () => {
      searches = [aSearch({ scoringWeights: custom, hasCustomWeights: true })]
      return {}
    })
    answer(resetSearchWeights, () => {
      searches = before
      return {}
    })
    const user = await openRanked()
    await moveTo(user, 'Price', '{Home}')
    await press(user, /^Age and .* of your own$/)
    await moveTo(user, 'Pool', '{Home}')
    await press(user, 'Apply Custom Weights')
    await screen.findByText('Custom weights applied')
    expect(screen.getByText('Property scores have been recalculated with your custom weights.')).toBeTruthy()
    expect(applied).toMatchObject([{ params: { id: 'search-1' }, body: custom }])
    await screen.findByText(/^This search is scored by your custom weights/)
    expect(screen.queryByRole('button', { name: 'Apply Custom Weights' })).toBeNull()
    await press(user, 'Reset Weights')
    await screen.findByText('Weights reset')
    expect(screen.getByText('Property scores have been reset to the original search weights.')).toBeTruthy()
    expect(screen.getByRole('slider', { name: 'Price' }).getAttribute('aria-valuenow')).toBe('8')
  })

  it('stay a preview when the server refuses to apply them, with the reason', async () => {
    answer(weighSearch, { status: 503 })
    const user = await openRanked()
    await moveTo(user, 'Price', '{Home}')
    await press(user, 'Apply Custom Weights')
    await screen.findByText('Your weights were not saved')
    expect(screen.getByText('Previewing your weights')).toBeTruthy()
  })

  it('cannot be moved before those that a running search scores by are known', async () => {
    let searches = [aSearch({ status: 'processing', completedAt: null, scoringWeights: null })]
    answer(listSearches, () => ({ reply: searches }))
    await openRanked()
    expect(screen.queryByRole('slider', { name: 'Price' })).toBeNull()
    searches = [aSearch({ status: 'processing', completedAt: null, scoringWeights: weights, revision: 3 })]
    expect(await screen.findByRole('slider', { name: 'Price' }, { timeout: 10_000 })).toBeDefined()
  })

  it('fall back to default ones when the search has none of its own', async () => {
    answer(resetSearchWeights, () => {
      answer(listSearches, { reply: [aSearch({ scoringWeights: null })] })
      return {}
    })
    answer(listSearches, { reply: [aSearch({ scoringWeights: weights, hasCustomWeights: true })] })
    const user = await openRanked()
    await press(user, 'Reset Weights')
    await screen.findByText('Property scores have been reset to default weights.')
  })

  it('are saved as the buyer’s own: ideal criteria stay theirs', async () => {
    const mine = aWeightsRecord({ idealCriteria: { minBedrooms: 3 }, useFiltersForScoring: false })
    answer(getWeights, { reply: mine })
    const saved = answer(updateWeights, { reply: mine })
    const user = await openRanked()
    await moveTo(user, 'Price', '{Home}')
    await press(user, 'Save as my weights')
    await screen.findByText('Saved as your weights')
    const { idealCriteria, useFiltersForScoring, id } = mine
    expect(saved).toMatchObject([{ body: { ...weights, price: 1, idealCriteria, useFiltersForScoring, id } }])
    expect(saved[0]?.body).toHaveProperty('idealCriteria', { minBedrooms: 3 })
  })

  it('are saved as the first ones of a buyer without any', async () => {
    answer(getWeights, { status: 404 })
    const saved = answer(createWeights, { reply: aWeightsRecord() })
    const user = await openRanked()
    await moveTo(user, 'Price', '{End}')
    await press(user, 'Save as my weights')
    await screen.findByText('Saved as your weights')
    expect(saved).toMatchObject([{ body: { price: 10 } }])
  })
})

it('a slider that moves while weights are applied stays a preview', async () => {
  const applied = { ...weights, price: 1 }
  let searches = [aSearch({ scoringWeights: weights })]
  let letReply = (): void => undefined
  const isReplying = new Promise<void>((resolve) => {
    letReply = resolve
  })
  answer(listSearches, () => ({ reply: searches }))
  answer(weighSearch, async () => {
    await isReplying
    searches = [aSearch({ scoringWeights: applied, hasCustomWeights: true })]
    return {}
  })
  const user = await openRanked()
  await moveTo(user, 'Price', '{Home}')
  await press(user, 'Apply Custom Weights')
  await moveTo(user, 'Location', '{Home}')
  letReply()
  await screen.findByText('Custom weights applied')
  expect(screen.getByText('Previewing your weights')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Location' }).getAttribute('aria-valuenow')).toBe('1')
})

it('the shortlist follows applied weights at once, for homes saved from this search', async () => {
  nothingIsFar()
  const { user } = openShortlist([aSavedHome({ id: 'flat' }, { propertyId: 'flat', searchId: 'search-1' })])
  await screen.findByRole('img', { name: /^Score 82/ })
  goTo('/search-results?searchId=search-1')
  await screen.findByRole('slider', { name: 'Price' })
  answer(weighSearch, () => {
    answer(getSearchProperty, { reply: aHome({ id: 'flat', score: 60, displayScore: 60 }) })
    return {}
  })
  await moveTo(user, 'Price', '{Home}')
  await press(user, 'Apply Custom Weights')
  await screen.findByText('Custom weights applied')
  goTo('/my-properties')
  await screen.findByRole('img', { name: /^Score 60/ })
})

it('Weights that were not applied are still a preview after a reload, of their search alone', async () => {
  await moveTo(await openRanked(), 'Price', '{Home}')
  cleanup()
  await openRanked()
  expect(screen.getByText('Previewing your weights')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Price' }).getAttribute('aria-valuenow')).toBe('1')
  cleanup()
  answer(listSearches, { reply: [aSearch({ id: 'search-2', scoringWeights: weights })] })
  await openRanked('search-2')
  expect(screen.queryByText('Previewing your weights')).toBeNull()
})
