import {
  type HiddenProperty,
  type KeptChoice,
  keepHomeChoice,
  listHiddenProperties,
  listHomeChoices,
  listResultColumns,
  listSavedProperties,
  listSearches,
  listSearchResults,
  type Property,
  type SavedProperty,
  takeBackHomeChoice,
  Weights,
} from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { answer, refuse } from '@/testing/network.ts'
import { answerSureResults, openSureResults, stay } from '../certainty/testing/open-sure-results.ts'
import { aBareHome } from '../certainty/testing/ranked-of.ts'
import { letWorkersAnswer } from '../certainty/testing/workers.ts'

const { filters } = aSearch()
const weights = Weights.parse({
  price: 3,
  location: 1,
  bedrooms: 6,
  bathrooms: 3,
  landSize: 3,
  propertyAge: 0,
  features: 1,
})

const home = (id: string, address: string, over: Partial<Property>): Property => {
  const bare = aBareHome({ id, address, price: 900_000, ...over })
  return { ...bare, ...scoreProperty({ input: { ...bare, overrides: null }, weights, filters }), displayScore: null }
}
const numbers = [1, 2, 3, 4, 5, 6]
/** Land without rooms, and rooms without land. */
const wide = numbers.map((number) =>
  home(`wide-${number}`, `${number} Wide Street`, { bedrooms: 2, landSize: 800 + number }),
)
const roomy = numbers.map((number) =>
  home(`roomy-${number}`, `${number} Roomy Street`, { bedrooms: 5, landSize: 200 + number }),
)
const homes = [...wide, ...roomy]

/** Somebody who chooses land over rooms, twelve times. */
const landOverRooms: KeptChoice[] = wide
  .slice(0, 4)
  .flatMap(({ id: better }) =>
    roomy.slice(0, 3).map(({ id: worse }) => ({ better, worse, chosenAt: '2026-11-28T02:00:00.000Z' })),
  )

interface Evidence {
  choices?: KeptChoice[]
  hidden?: HiddenProperty[]
  saved?: SavedProperty[]
  /** Without those that are hidden or left out by a must-have. */
  listed?: Property[]
}

const open = async ({ choices = [], hidden = [], saved = [], listed = homes }: Evidence = {}) => {
  answerSureResults()
  answer(listSearches, { reply: [aSearch({ scoringWeights: weights })] })
  const columns = answer(listResultColumns, ({ url: { searchParams } }) => {
    const isWhole = searchParams.get('hidden') === 'show' && searchParams.get('silent') === 'show'
    return { reply: columnsOf(isWhole ? homes : listed, { weights, filters }) }
  })
  answer(listHomeChoices, { reply: choices })
  answer(listHiddenProperties, { reply: hidden })
  answer(listSavedProperties, { reply: saved })
  answer(listSearchResults, { reply: homes, headers: { 'X-Revision': '3' } })
  const user = await openSureResults()
  await stay()
  return { user, columns }
}
const suggestion = async () => within(await screen.findByRole('region', { name: 'Suggested weights' }))
const weightOf = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuetext')

beforeEach(() => {
  letWorkersAnswer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

describe('Suggested weights', () => {
  it('say what is chosen over what, are set by a press and taken back by another', async () => {
    const { user } = await open({ choices: landOverRooms })
    const shown = await suggestion()
    expect(shown.getByText(/^You (keep choosing land size over bedrooms|choose by bedrooms less than)/)).toBeDefined()
    const before = weightOf('Bedrooms')
    await user.click(shown.getByRole('button', { name: /^Set .*bedrooms to \d/ }))
    expect(weightOf('Bedrooms')).not.toBe(before)
    await press(user, 'Undo the suggested weights')
    expect(weightOf('Bedrooms')).toBe(before)
    expect(screen.queryByText('Previewing your weights')).toBeNull()
  })

  it('leave nothing to undo once the weights are reset', async () => {
    const { user } = await open({ choices: landOverRooms })
    await user.click((await suggestion()).getByRole('button', { name: /^Set .*bedrooms to \d/ }))
    expect(screen.getByRole('button', { name: 'Undo the suggested weights' })).toBeDefined()
    await user.click(screen.getAllByRole('button', { name: /^Reset/ })[0]!)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the suggested weights' })).toBeNull())
  })

  it('name the homes that they come from', async () => {
    const { user } = await open({ choices: landOverRooms })
    const shown = await suggestion()
    await user.click(shown.getByText('From 12 choices of yours'))
    expect((await shown.findAllByText(/over \d Roomy Street$/)).length).toBeGreaterThan(2)
  })

  it('come from hearts, verdicts and hides with a reason', async () => {
    const saved = wide.map((one) => aSavedHome(one, { propertyId: one.id, verdict: 'love' }))
    const hidden = roomy.map(({ id: propertyId }) => {
      return { propertyId, reason: 'needsWork' as const, hiddenAt: '2026-11-28T02:00:00.000Z' }
    })
    await open({ saved, hidden })
    expect((await suggestion()).getByText(/^From 1\d choices of yours$/)).toBeDefined()
  })

  it('are put off until there are others', async () => {
    const { user } = await open({ choices: landOverRooms })
    await user.click((await suggestion()).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('region', { name: 'Suggested weights' })).toBeNull()
  })

  it('are none, and no homes are read for them, from fewer than ten choices', async () => {
    const { columns } = await open({ choices: landOverRooms.slice(0, 9) })
    await screen.findByRole('button', { name: 'Which would you rather see?' })
    expect(screen.queryByRole('region', { name: 'Suggested weights' })).toBeNull()
    expect(columns).toHaveLength(1)
  })
})

describe('Which would you rather see?', () => {
  const ask = async () => {
    const { user } = await open()
    await press(user, 'Which would you rather see?')
    const dialog = within(screen.getByRole('dialog', { name: 'Which would you rather see?' }))
    await dialog.findByText('1 of 10')
    return { user, dialog }
  }
  const pick = () => screen.findAllByRole('button', { name: /^This one/ })

  it('asks of ten pairs, keeps each answer, and takes the last back', async () => {
    const kept = answer(keepHomeChoice, { status: 204 })
    const takenBack = answer(takeBackHomeChoice, { status: 204 })
    const { user, dialog } = await ask()
    await user.click((await pick())[0]!)
    await waitFor(() => expect(kept).toHaveLength(1))
    const { better, worse } = kept[0]!.body as { better: string; worse: string }
    expect([better, worse].map((id) => homes.some((one) => one.id === id))).toEqual([true, true])
    await dialog.findByText('2 of 10')
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(takenBack).toHaveLength(1))
    const { one, other } = takenBack[0]!.params
    expect([one, other].sort()).toEqual([better, worse].sort())
    expect(dialog.getByText('1 of 10')).toBeDefined()
  })

  it('never asks about a home that is hidden or left out by a must-have', async () => {
    const { user } = await open({ listed: [...wide.slice(0, 2), ...roomy.slice(0, 2)] })
    await press(user, 'Which would you rather see?')
    while (screen.queryByText(/^Thank you\./) === null) {
      for (const button of await pick()) expect(button.textContent).toMatch(/[12] (Wide|Roomy) Street$/)
      await press(user, 'Can’t say')
    }
  })

  it('lets a buyer pass, and ends with what comes of it', async () => {
    const { user, dialog } = await ask()
    for (let pair = 1; pair <= 10; pair++) {
      await dialog.findByText(`${pair} of 10`)
      await user.click(dialog.getByRole('button', { name: 'Can’t say' }))
    }
    expect(dialog.getByText(/^Thank you\./)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Ten more' }))
    await dialog.findByText('1 of 10')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when an answer was not saved', async () => {
    refuse(keepHomeChoice, { status: 503, detail: 'Back soon.' })
    const { user } = await ask()
    await user.click((await pick())[1]!)
    await screen.findByText('Your answer was not saved')
  })
})
