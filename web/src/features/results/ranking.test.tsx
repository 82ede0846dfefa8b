import { listResultColumns, listSearchResults, weighSearch } from '@verandah/contracts'
import { scoreProperty, scoringRule } from '@verandah/scoring-model'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { columnsOf } from '@/testing/columns.ts'
import { answer } from '@/testing/network.ts'
import {
  answerRankedHomes,
  farm,
  filters,
  flat,
  moveTo,
  openRanked,
  ringsText,
  weights,
} from './testing/ranked-homes.ts'

const order = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

beforeEach(answerRankedHomes)

describe('Customize Property Scoring', () => {
  it('begins with the weights of the search, from 1 to 10, or from 0 where the search has 0', async () => {
    await openRanked()
    const sliders = screen.getAllByRole('slider')
    expect(sliders.map((slider) => [slider.getAttribute('aria-label'), slider.getAttribute('aria-valuenow')])).toEqual([
      ['Price', '8'],
      ['Location', '9'],
      ['Bedrooms', '7'],
      ['Bathrooms', '6'],
      ['Land Size', '0'],
      ['Features', '5'],
    ])
    expect(sliders[0]?.getAttribute('aria-valuemin')).toBe('1')
    expect(sliders[0]?.getAttribute('aria-valuemax')).toBe('10')
    expect(ringsText()).toEqual([flat.score, farm.score])
  })

  it('ranks the homes again while a slider moves, with the scores of the shared model', async () => {
    const user = await openRanked()
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

  it('is marked as a preview, and changes nothing else: reset removes it', async () => {
    const applied = answer(weighSearch, {})
    const user = await openRanked()
    expect(screen.queryByRole('button', { name: 'Reset Weights' })).toBeNull()
    await moveTo(user, 'Price', '{Home}')
    expect(screen.getByText('Previewing your weights')).toBeTruthy()
    await waitFor(() => expect(ringsText()).not.toEqual([flat.score, farm.score]))
    await press(user, 'Reset Weights')
    await screen.findByText('Weights reset')
    expect(screen.queryByText('Previewing your weights')).toBeNull()
    expect(ringsText()).toEqual([flat.score, farm.score])
    expect(applied).toEqual([])
  })

  it('has every criterion that counts: age and the buyer’s own in a fold, down to no impact', async () => {
    const user = await openRanked()
    expect(screen.queryByRole('slider', { name: 'Pool' })).toBeNull()
    const fold = screen.getByRole('button', { name: 'Age and one criterion of your own' })
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
})

describe('The reasons of a score', () => {
  const pointsIn = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('listitem')
      .flatMap((line) => /(\d+)\/ of \d+$/.exec(line.textContent)?.[1] ?? [])
      .reduce((sum, points) => sum + Number(points), 0)

  it('open and close at the ring, and add up to it, before and after a slider moved', async () => {
    const user = await openRanked()
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
    await press(user, /Hide the reasons/)
    expect(screen.queryByRole('region', { name: 'Score of 1 Flat Street' })).toBeNull()
  })
})

describe('The list rule of 90 plus', () => {
  it('stays with what the server shows when a slider moves', async () => {
    answer(listSearchResults, { reply: [{ ...flat, displayScore: 90 + ((flat.score ?? 0) % 10) }] })
    answer(listResultColumns, { reply: columnsOf([flat], { weights, filters }) })
    const user = await openRanked()
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

it('a script that ranks by an earlier rule than the server moves nothing, and asks to be reloaded', async () => {
  answer(listResultColumns, { reply: { ...columnsOf([flat, farm], { weights, filters }), rule: scoringRule + 1 } })
  const user = await openRanked()
  const before = ringsText()
  await moveTo(user, 'Price', '{Home}')
  await screen.findByText(/Verandah now scores homes in a new way/)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(ringsText()).toEqual(before)
})
