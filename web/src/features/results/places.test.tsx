import {
  getMapConfig,
  listMapPlaces,
  listResultColumns,
  listSearches,
  listSearchResults,
  weighSearch,
} from '@verandah/contracts'
import { aPlace } from '@verandah/contracts/testing'
import { scoreProperty } from '@verandah/scoring-model'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
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

const work = aPlace({ latitude: -37.9, longitude: 145, weight: 1 })
const placed = { ...weights, places: [work] }
const scored = (home: typeof flat) => {
  const score = scoreProperty({ input: { ...home, overrides: null }, weights: placed, filters })
  return { ...home, ...score, displayScore: score.score }
}
/** The farm is at work. */
const homes = [
  scored({ ...flat, latitude: -37.4, longitude: 145 }),
  scored({ ...farm, latitude: -37.9, longitude: 145 }),
]

beforeEach(() => {
  answerRankedHomes()
  answer(listSearches, { reply: [aSearch({ scoringWeights: placed })] })
  answer(listSearchResults, { reply: homes, headers: { 'X-Revision': '3' } })
  answer(listResultColumns, { reply: columnsOf(homes, { weights: placed, filters }) })
  answer(getMapConfig, { reply: { tiles: null, file: null, offer: null } })
  answer(listMapPlaces, { reply: [] })
})

const openFold = async (user: Awaited<ReturnType<typeof openRanked>>) =>
  user.click(screen.getByRole('button', { name: 'Age and 2 criteria of your own' }))

describe('The places of a search', () => {
  it('have sliders beside the buyer’s own criteria, which preview the scores that the server would give', async () => {
    const user = await openRanked()
    await openFold(user)
    await moveTo(user, 'Work', '{End}')
    const heavy = { ...placed, places: [{ ...work, weight: 10 }] }
    const scores = homes.map((home) => scoreProperty({ input: { ...home, overrides: null }, weights: heavy, filters }))
    const best = scores.map(({ score }) => score).sort((a, b) => b - a)
    await waitFor(() => expect(ringsText()).toEqual(best))
    expect(scores[1]!.score).toBeGreaterThan(homes[1]!.score)
  })

  it('are applied with the weights of a moved slider', async () => {
    const applied = answer(weighSearch, {})
    const user = await openRanked()
    await openFold(user)
    await moveTo(user, 'Work', '{End}')
    await press(user, 'Apply Custom Weights')
    await waitFor(() => expect(applied).toMatchObject([{ body: { places: [{ ...work, weight: 10 }] } }]))
  })

  it('are changed for this search, with the sliders as they are', async () => {
    const applied = answer(weighSearch, {})
    const user = await openRanked()
    await moveTo(user, 'Price', '{Home}')
    await openFold(user)
    await press(user, 'Places that matter')
    const form = within(await screen.findByRole('dialog', { name: 'Places that matter' }))
    await user.click(form.getByRole('button', { name: 'Remove Work' }))
    await user.click(form.getByRole('button', { name: 'Score by these places' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(applied).toMatchObject([{ params: { id: 'search-1' }, body: { price: 1, places: [] } }])
    expect(screen.queryByText('Previewing your weights')).toBeNull()
  })

  it('are a layer of the map, which a press takes away', async () => {
    const user = await openRanked()
    await press(user, 'Show map')
    const layer = await screen.findByRole('button', { name: 'Your places' })
    const map = screen.getByRole('region', { name: /^Map;/ })
    expect(within(map).getByText('Work')).toBeTruthy()
    await user.click(layer)
    expect(layer.getAttribute('aria-pressed')).toBe('false')
    expect(within(map).queryByText('Work')).toBeNull()
  })

  it('that are far away are one press away on the map, and the homes one press back', async () => {
    const farAway = { ...weights, places: [{ ...work, longitude: 142 }] }
    answer(listSearches, { reply: [aSearch({ scoringWeights: farAway })] })
    answer(listResultColumns, { reply: columnsOf(homes, { weights: farAway, filters }) })
    const user = await openRanked()
    await press(user, 'Show map')
    const named = (name: string) => screen.findByRole('button', { name })
    await user.click(await named('Show all your places'))
    await user.click(await named('Back to the homes'))
    await named('Show all your places')
    await user.click(await named('Your places'))
    expect(screen.queryByRole('button', { name: /^Zoom (out to all|to the)/ })).toBeNull()
  })
})
