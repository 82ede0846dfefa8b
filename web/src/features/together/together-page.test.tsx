import { getSearchProperty } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentAddress, press } from '@/testing/app.tsx'
import { aHome, aSearch } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { neverAnswer } from '@/testing/network.ts'
import {
  anna,
  answerTogether,
  couple,
  member,
  openTogether,
  placesShown,
  rows,
  ruth,
  scoresOf,
  streets,
  weights,
} from './testing/answer-together.ts'

describe('The homes of a search for several people', () => {
  it('come in the order that suits both, with the scores and places of each', async () => {
    answerTogether(couple)
    openTogether()
    await screen.findByRole('heading', { level: 1, name: '4 homes of this search, by what suits you both' })
    await rows()
    expect(streets()).toEqual(['B', 'D', 'A', 'C'])
    expect(placesShown()).toEqual(['1st', '2nd', '3rd', '4th'])
    expect(scoresOf('A')).toEqual(['You 90 · 1st', 'Anna 30 · 4th'])
    expect(screen.getByText('Richmond VIC 3121')).toBeDefined()
  })

  it('can be seen in the order of each, which the URL keeps', async () => {
    answerTogether(couple)
    const { user } = openTogether()
    await rows()
    await press(user, 'Mine', 'radio')
    await waitFor(() => expect(streets()).toEqual(['A', 'B', 'D', 'C']))
    await press(user, 'Anna’s', 'radio')
    await waitFor(() => expect(streets()).toEqual(['C', 'B', 'D', 'A']))
    expect(screen.getByRole('status').textContent).toBe('By Anna’s scores alone.')
    expect(currentAddress()).toBe('/together/search-1?order=user-8')
    await press(user, 'Ours', 'radio')
    await waitFor(() => expect(streets()).toEqual(['B', 'D', 'A', 'C']))
  })

  it('can be left to those that nobody minds, at their places in the whole list', async () => {
    answerTogether([member(ruth, { A: 90, B: 10, C: 60, D: 50 }), member(anna, { A: 10, B: 90, C: 55, D: 50 })])
    const { user } = openTogether('?order=user-8')
    await rows()
    await press(user, 'Nobody minds (1)', 'checkbox')
    await waitFor(() => expect(streets()).toEqual(['C']))
    expect(placesShown()).toEqual(['2nd'])
  })

  it('share a place where they suit alike', async () => {
    answerTogether([member(ruth, { A: 80, B: 80, C: 40 }), member(anna, { A: 60, B: 60, C: 30 })])
    openTogether()
    await rows()
    expect(placesShown()).toEqual(['equal 1st', 'equal 1st', '3rd'])
    expect(scoresOf('B')).toEqual(['You 80 · equal 1st', 'Anna 60 · equal 1st'])
  })

  it('are told apart by scores before rounding', async () => {
    answerTogether([member(ruth, { A: 80.2, B: 80.4 }), member(anna, { A: 60, B: 60 })])
    openTogether()
    await rows()
    expect([streets(), placesShown()]).toEqual([
      ['B', 'A'],
      ['1st', '2nd'],
    ])
    expect(scoresOf('A')).toEqual(['You 80 · equal 1st', 'Anna 60 · equal 1st'])
  })

  it('are in the order of the results among those to which the caller gives the same score', async () => {
    const own = member(ruth, { A: 80, B: 80 })
    const isOver = btoa(String.fromCharCode(1, 0))
    answerTogether([{ ...own, columns: { ...own.columns, overBudget: isOver } }, member(anna, { A: 70, B: 60 })])
    openTogether('?order=user-7')
    await rows()
    expect(streets()).toEqual(['B', 'A'])
  })
})

describe('The rows of a list for several people', () => {
  it('name the people in full where first names are the same', async () => {
    const other = { userId: 'user-9', name: 'Anna Wu' }
    answerTogether([...couple, member(other, { A: 1, B: 1, C: 1, D: 1 })])
    openTogether()
    await screen.findByRole('heading', { name: '4 homes of this search, by what suits all three of you' })
    await rows()
    expect(scoresOf('D')).toEqual(['You 60 · 3rd', 'Anna Berg 45 · 3rd', 'Anna Wu 1 · equal 1st'])
  })

  it('have the scores that the results show, with what the caller corrected', async () => {
    const filters = aSearch().filters
    const homes = [
      aHome({ id: 'A', bedrooms: 2, landSize: 90, scoreOverrides: { bedrooms: 10, landSize: 9 } }),
      aHome({ id: 'B', bedrooms: 4, landSize: 600 }),
    ]
    const scores = homes.map(
      (home) => scoreProperty({ input: { ...home, overrides: home.scoreOverrides }, weights, filters }).score,
    )
    const { ids, columns } = columnsOf(homes, { weights, filters })
    answerTogether([{ member: ruth, ids, columns, weights }, member(anna, { A: 50, B: 60 })])
    openTogether()
    await rows()
    const shown = [scoresOf('A')[0], scoresOf('B')[0]]
    expect(shown.map((text) => Number(text?.split(' ')[1]))).toEqual(scores)
    expect(scores[0]).toBeGreaterThan(
      scoreProperty({ input: { ...aHome({ bedrooms: 2, landSize: 90 }), overrides: null }, weights, filters }).score,
    )
  })

  it('lead to their pages as this search saw them', async () => {
    answerTogether(couple)
    neverAnswer(getSearchProperty)
    const { user } = openTogether()
    const [first] = await rows()
    await user.click(within(first!).getByRole('link'))
    await waitFor(() => expect(currentAddress()).toBe('/property/B?searchId=search-1'))
  })
})
