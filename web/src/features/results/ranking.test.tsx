import {
  createWeights,
  getCurrentUser,
  getWeights,
  listSearches,
  listResultColumns,
  listSearchResults,
  type Property,
  resetSearchWeights,
  updateWeights,
  Weights,
  weighSearch,
} from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aHome, aSearch, aUser, aWeightsRecord } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { answer } from '@/testing/network.ts'
import { renderRoute } from '@/testing/render-route.tsx'

const weights = Weights.parse(aWeightsRecord({ landSize: 0, additionalCriteria: { Pool: 3 } }))
const { filters } = aSearch()

const scored = (over: Partial<Property>): Property => {
  const home = aHome({ scoreOverrides: null, ...over })
  const score = scoreProperty({ input: { ...home, overrides: home.scoreOverrides }, weights, filters })
  return { ...home, ...score, displayScore: score.score }
}

const flat = scored({ id: 'flat', address: '1 Flat Street', price: 400_000, bedrooms: 4, landSize: 50 })
const farm = scored({ id: 'farm', address: '2 Farm Street', price: 1_600_000, bedrooms: 2, landSize: 1_000 })

const open = async () => {
  const { user } = renderRoute('/search-results?searchId=search-1')
  await screen.findAllByRole('article')
  await within(screen.getByRole('list', { name: 'Active filters' })).findAllByRole('listitem')
  return user
}

const moveTo = async (user: Awaited<ReturnType<typeof open>>, name: string, key: string) => {
  screen.getByRole('slider', { name }).focus()
  await user.keyboard(key)
}

const order = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const ringsText = () => screen.getAllByRole('img', { name: /^Score/ }).map(({ textContent }) => Number(textContent))

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch({ scoringWeights: weights })] })
  answer(listSearchResults, { reply: [flat, farm], headers: { 'X-Revision': '3' } })
  answer(listResultColumns, { reply: columnsOf([flat, farm], { weights, filters }) })
})

describe('Customize Property Scoring', () => {
  it('begins with the weights of the search, from 1 to 10', async () => {
    await open()
    const sliders = screen.getAllByRole('slider')
    expect(sliders.map((slider) => [slider.getAttribute('aria-label'), slider.getAttribute('aria-valuenow')])).toEqual([
      ['Price', '8'],
      ['Location', '9'],
      ['Bedrooms', '7'],
      ['Bathrooms', '6'],
      ['Land Size', '1'],
      ['Features', '5'],
    ])
    expect(sliders[0]?.getAttribute('aria-valuemin')).toBe('1')
    expect(sliders[0]?.getAttribute('aria-valuemax')).toBe('10')
    expect(ringsText()).toEqual([flat.score, farm.score])
  })

  it('ranks the homes anew while a slider moves, with the scores of the shared model', async () => {
    const user = await open()
    expect(order()).toEqual(['1 Flat Street', '2 Farm Street'])
    screen.getByRole('slider', { name: 'Price' }).focus()
    await user.keyboard('{Home}')
    screen.getByRole('slider', { name: 'Bedrooms' }).focus()
    await user.keyboard('{Home}')
    screen.getByRole('slider', { name: 'Land Size' }).focus()
    await user.keyboard('{End}')
    expect(order()).toEqual(['2 Farm Street', '1 Flat Street'])
    const custom = { ...weights, price: 1, bedrooms: 1, landSize: 10 }
    const expected = [farm, flat].map((home) =>
      scoreProperty({ input: { ...home, overrides: null }, weights: custom, filters }),
    )
    expect(ringsText()).toEqual(expected.map(({ score }) => score))
  })

  it('says that it previews, and changes nothing else: reset takes the preview away', async () => {
    const applied = answer(weighSearch, {})
    const user = await open()
    expect(screen.queryByRole('button', { name: 'Reset Weights' })).toBeNull()
    await moveTo(user, 'Price', '{Home}')
    expect(screen.getByText('Previewing your weights')).toBeTruthy()
    await waitFor(() => expect(ringsText()).not.toEqual([flat.score, farm.score]))
    await user.click(screen.getByRole('button', { name: 'Reset Weights' }))
    expect(await screen.findByText('Weights reset')).toBeTruthy()
    expect(screen.queryByText('Previewing your weights')).toBeNull()
    expect(ringsText()).toEqual([flat.score, farm.score])
    expect(applied).toEqual([])
  })

  it('makes moved weights those of the search, with all that it did not move, and gives the original ones back', async () => {
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
    const user = await open()
    await moveTo(user, 'Price', '{Home}')
    await user.click(screen.getByRole('button', { name: /^Age and your own criteria/ }))
    await moveTo(user, 'Pool', '{Home}')
    await user.click(screen.getByRole('button', { name: 'Apply Custom Weights' }))
    expect(await screen.findByText('Custom weights applied')).toBeTruthy()
    expect(screen.getByText('Property scores have been recalculated with your custom weights.')).toBeTruthy()
    expect(applied).toMatchObject([{ params: { id: 'search-1' }, body: custom }])
    expect(await screen.findByText(/^This search is scored by your custom weights/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply Custom Weights' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reset Weights' }))
    expect(await screen.findByText('Weights reset')).toBeTruthy()
    expect(screen.getByText('Property scores have been reset to the original search weights.')).toBeTruthy()
    expect(screen.getByRole('slider', { name: 'Price' }).getAttribute('aria-valuenow')).toBe('8')
  })

  it('keeps a preview that the server refused to apply, and says why', async () => {
    answer(weighSearch, { status: 503 })
    const user = await open()
    await moveTo(user, 'Price', '{Home}')
    await user.click(screen.getByRole('button', { name: 'Apply Custom Weights' }))
    expect(await screen.findByText('Your weights were not saved')).toBeTruthy()
    expect(screen.getByText('Previewing your weights')).toBeTruthy()
  })

  it('goes back to default weights where the search has none', async () => {
    answer(resetSearchWeights, () => {
      answer(listSearches, { reply: [aSearch({ scoringWeights: null })] })
      return {}
    })
    answer(listSearches, { reply: [aSearch({ scoringWeights: weights, hasCustomWeights: true })] })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Reset Weights' }))
    expect(await screen.findByText('Property scores have been reset to default weights.')).toBeTruthy()
  })

  it('has every criterion that counts: age and the buyer’s own in a fold, down to no impact', async () => {
    const user = await open()
    expect(screen.queryByRole('slider', { name: 'Pool' })).toBeNull()
    const fold = screen.getByRole('button', { name: 'Age and your own criteria (1)' })
    await user.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    for (const [name, value] of [
      ['Age of Property', '4'],
      ['Pool', '3'],
    ] as const) {
      const slider = screen.getByRole('slider', { name })
      expect(['aria-valuemin', 'aria-valuenow'].map((mark) => slider.getAttribute(mark))).toEqual(['0', value])
    }
    await moveTo(user, 'Pool', '{End}')
    expect(screen.getByText('Previewing your weights')).toBeTruthy()
  })

  it('saves the weights as the buyer’s own: ideal criteria stay theirs', async () => {
    const mine = aWeightsRecord({ idealCriteria: { minBedrooms: 3 }, useFiltersForScoring: false })
    answer(getWeights, { reply: mine })
    const saved = answer(updateWeights, { reply: mine })
    const user = await open()
    await moveTo(user, 'Price', '{Home}')
    await user.click(screen.getByRole('button', { name: 'Save as my weights' }))
    expect(await screen.findByText('Saved as your weights')).toBeTruthy()
    const { idealCriteria, useFiltersForScoring, id } = mine
    expect(saved).toMatchObject([{ body: { ...weights, price: 1, idealCriteria, useFiltersForScoring, id } }])
    expect(saved[0]?.body).toHaveProperty('idealCriteria', { minBedrooms: 3 })
  })

  it('saves the first weights of a buyer who has none', async () => {
    answer(getWeights, { status: 404 })
    const saved = answer(createWeights, { reply: aWeightsRecord() })
    const user = await open()
    await moveTo(user, 'Price', '{End}')
    await user.click(screen.getByRole('button', { name: 'Save as my weights' }))
    expect(await screen.findByText('Saved as your weights')).toBeTruthy()
    expect(saved).toMatchObject([{ body: { price: 10 } }])
  })
})

describe('The reasons of a score', () => {
  const pointsIn = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('listitem')
      .flatMap((line) => /(\d+)\/ of \d+$/.exec(line.textContent)?.[1] ?? [])
      .reduce((sum, points) => sum + Number(points), 0)

  it('open and close at the ring, and add up to it, before and after a slider moved', async () => {
    const user = await open()
    const [ring] = screen.getAllByRole('button', { name: /Show the reasons/ })
    await user.click(ring!)
    const panel = screen.getByRole('region', { name: 'Score of 1 Flat Street' })
    expect(pointsIn(panel)).toBe(flat.score)
    expect(panel.textContent).toContain('Strong on')
    screen.getByRole('slider', { name: 'Land Size' }).focus()
    await user.keyboard('{End}')
    const [card] = screen.getAllByRole('article').filter((article) => within(article).queryByRole('region') !== null)
    const shown = () => Number(within(card!).getByRole('img', { name: /^Score/ }).textContent)
    await waitFor(() => expect(shown()).not.toBe(flat.score))
    expect(pointsIn(within(card!).getByRole('region'))).toBe(shown())
    await user.click(screen.getByRole('button', { name: /Hide the reasons/ }))
    expect(screen.queryByRole('region', { name: 'Score of 1 Flat Street' })).toBeNull()
  })
})

describe('The list rule of 90 plus', () => {
  it('stays with what the server shows when a slider moves', async () => {
    answer(listSearchResults, { reply: [{ ...flat, displayScore: 90 + ((flat.score ?? 0) % 10) }] })
    answer(listResultColumns, { reply: columnsOf([flat], { weights, filters }) })
    const user = await open()
    expect(ringsText()).toEqual([90 + ((flat.score ?? 0) % 10)])
    screen.getByRole('slider', { name: 'Land Size' }).focus()
    await user.keyboard('{End}')
    const custom = scoreProperty({
      input: { ...flat, overrides: null },
      weights: { ...weights, landSize: 10 },
      filters,
    })
    await waitFor(() => expect(ringsText()).toEqual([90 + (custom.score % 10)]))
  })
})
