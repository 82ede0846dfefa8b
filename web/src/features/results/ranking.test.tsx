import { getCurrentUser, listSearches, listSearchResults, type Property, type Weights } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aHome, aSearch, aUser, aWeightsRecord } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { renderRoute } from '@/testing/render-route.tsx'

const weights: Weights = aWeightsRecord({ landSize: 0, additionalCriteria: { Pool: 3 } })
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

const order = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const ringsText = () => screen.getAllByRole('img', { name: /^Score/ }).map(({ textContent }) => Number(textContent))

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch({ scoringWeights: weights })] })
  answer(listSearchResults, { reply: [flat, farm], headers: { 'X-Revision': '3' } })
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

  it('keeps applied weights with the search and gives the original ones back', async () => {
    const user = await open()
    expect(screen.queryByRole('button', { name: 'Reset Weights' })).toBeNull()
    screen.getByRole('slider', { name: 'Price' }).focus()
    await user.keyboard('{Home}')
    await user.click(screen.getByRole('button', { name: 'Apply Custom Weights' }))
    expect(await screen.findByText('Custom weights applied')).toBeTruthy()
    expect(screen.getByText('Property scores have been recalculated with your custom weights.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply Custom Weights' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reset Weights' }))
    expect(await screen.findByText('Weights reset')).toBeTruthy()
    expect(screen.getByText('Property scores have been reset to the original search weights.')).toBeTruthy()
    expect(ringsText()).toEqual([flat.score, farm.score])
  })

  it('goes back to default weights where the search has none', async () => {
    answer(listSearches, { reply: [aSearch({ scoringWeights: null })] })
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Apply Custom Weights' }))
    await user.click(screen.getByRole('button', { name: 'Reset Weights' }))
    expect(await screen.findByText('Property scores have been reset to default weights.')).toBeTruthy()
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
    const shown = Number(within(card!).getByRole('img', { name: /^Score/ }).textContent)
    expect(pointsIn(within(card!).getByRole('region'))).toBe(shown)
    expect(shown).not.toBe(flat.score)
    await user.click(screen.getByRole('button', { name: /Hide the reasons/ }))
    expect(screen.queryByRole('region', { name: 'Score of 1 Flat Street' })).toBeNull()
  })
})

describe('The list rule of 90 plus', () => {
  it('stays with what the server shows when a slider moves', async () => {
    answer(listSearchResults, { reply: [{ ...flat, displayScore: 90 + ((flat.score ?? 0) % 10) }] })
    const user = await open()
    expect(ringsText()).toEqual([90 + ((flat.score ?? 0) % 10)])
    screen.getByRole('slider', { name: 'Land Size' }).focus()
    await user.keyboard('{End}')
    const custom = scoreProperty({
      input: { ...flat, overrides: null },
      weights: { ...weights, landSize: 10 },
      filters,
    })
    expect(ringsText()).toEqual([90 + (custom.score % 10)])
  })
})
