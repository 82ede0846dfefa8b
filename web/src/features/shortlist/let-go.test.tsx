import { screen, waitFor } from '@testing-library/react'
import { editSavedProperty, type SavedProperty } from '@verandah/contracts'
import { afterEach, describe, expect, it } from 'vitest'
import { keptChanges } from '@/lib/storage/local.ts'
import { type Asked, neverAnswer, refuse } from '@/testing/network.ts'
import { openShortlist, takeEdits, threeHomes } from '@/testing/shortlist.ts'

const question = 'You bought 12 Lennox Street. Let the other 2 homes go?'
const bought = (): SavedProperty[] => {
  const [first, second, third] = threeHomes()
  const ended = { ...second!, id: 'saved-ended', propertyId: 'home-4', stage: 'lost', stageReason: 'Sold' } as const
  return [{ ...first!, stage: 'bought' }, { ...second!, stage: 'offered', verdict: 'love' }, third!, ended]
}
const gone = { stage: 'lost', stageReason: 'Bought another home' }
const letGo = () => screen.findByRole('button', { name: 'Let them go' })

/** The last edit of each home, by the id of its record. */
const byHome = (calls: readonly Asked[]): Record<string, unknown> =>
  Object.fromEntries(calls.map(({ params, body }) => [String(params.id), body] as const))

describe('After a home was bought', () => {
  it('the others are let go with one press, but not those that have ended, and are taken up with another', async () => {
    const { user } = openShortlist(bought())
    const calls = takeEdits(bought())
    expect(await screen.findByText(question)).toBeDefined()
    await user.click(await letGo())
    expect(await screen.findByText('2 homes moved to Lost, because you bought 12 Lennox Street.')).toBeDefined()
    const undo = screen.getByRole('button', { name: 'Undo letting them go' })
    expect(document.activeElement).toBe(undo)
    await waitFor(() => expect(byHome(calls)).toEqual({ 'saved-home-2': gone, 'saved-home-3': gone }))
    await user.click(undo)
    await waitFor(() =>
      expect(byHome(calls)).toEqual({
        'saved-home-2': { stage: 'offered', stageReason: '' },
        'saved-home-3': { stage: null, stageReason: '' },
      }),
    )
    expect(document.activeElement).toBe(await letGo())
  })

  it('is asked at once where it is said, before that has arrived', async () => {
    const { user } = openShortlist()
    neverAnswer(editSavedProperty)
    const stage = await screen.findByRole('combobox', { name: 'Stage of 12 Lennox Street' })
    expect(screen.queryByText(/^You bought/)).toBeNull()
    await user.selectOptions(stage, 'Bought')
    expect(await screen.findByText(question)).toBeDefined()
  })

  it('is not asked again once it was put off', async () => {
    const { user, unmount } = openShortlist(bought())
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByText(question)).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    unmount()
    openShortlist(bought())
    await screen.findByRole('article', { name: /^12 Lennox/ })
    expect(screen.queryByText(question)).toBeNull()
  })

  it('says how many could not be let go, and why', async () => {
    const { user } = openShortlist(bought())
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    await user.click(await letGo())
    expect(await screen.findByText('Error updating 2 homes')).toBeDefined()
    expect(screen.getByText('There was an error: The pen is dry.')).toBeDefined()
  })
})

describe('Letting the others go without a connection', () => {
  afterEach(() => window.dispatchEvent(new Event('online')))

  it('is kept on the device for every home, and sent later', async () => {
    const { user } = openShortlist(bought())
    const calls = takeEdits(bought())
    await letGo()
    window.dispatchEvent(new Event('offline'))
    await user.click(await letGo())
    await screen.findByText('2 changes are kept on this device until you’re back online')
    expect(keptChanges.read()).toHaveLength(2)
    expect(calls).toEqual([])
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(byHome(calls)).toEqual({ 'saved-home-2': gone, 'saved-home-3': gone }))
    await waitFor(() => expect(keptChanges.read()).toEqual([]))
  })
})
