import { screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, listSavedSearches, type SavedProperty, updateSavedSearch } from '@verandah/contracts'
import { afterEach, describe, expect, it } from 'vitest'
import { keptChanges } from '@/lib/storage/local.ts'
import { press } from '@/testing/app.tsx'
import { aSavedSearch } from '@/testing/builders.ts'
import { answer, type Asked, neverAnswer, refuse } from '@/testing/network.ts'
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
    await screen.findByText(question)
    await user.click(await letGo())
    await screen.findByText('2 homes moved to Lost, because you bought 12 Lennox Street.')
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
    await screen.findByText(question)
  })

  it('is not asked again once it was put off', async () => {
    const { user, unmount } = openShortlist(bought())
    await press(user, 'Not now')
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
    await screen.findByText('Error updating 2 homes')
    expect(screen.getByText('There was an error: The pen is dry.')).toBeDefined()
  })
})

describe('The saved searches after a home was bought', () => {
  const searches = () => [
    aSavedSearch({ id: 'search-1', frequency: 'instant' }),
    aSavedSearch({ id: 'search-2', frequency: 'daily' }),
    aSavedSearch({ id: 'search-3', frequency: 'off', nextCheckAt: null }),
  ]
  const open = (list = bought()) => {
    const opened = openShortlist(list)
    const stored = new Map(searches().map((search) => [search.id, search]))
    answer(listSavedSearches, () => ({ reply: [...stored.values()] }))
    const calls = answer(updateSavedSearch, ({ params, body }) => {
      const reply = { ...stored.get(String(params.id))!, ...(body as object) }
      stored.set(reply.id, reply)
      return { reply }
    })
    return { ...opened, calls }
  }

  it('are stopped with one press, but not those that are paused, and run again as before with another', async () => {
    const { user, calls } = open()
    await screen.findByText(/^2 saved searches still run\./)
    await press(user, 'Stop the searches')
    await screen.findByText(/^2 saved searches paused:/)
    const undo = screen.getByRole('button', { name: 'Undo stopping the searches' })
    expect(document.activeElement).toBe(undo)
    await waitFor(() =>
      expect(byHome(calls)).toEqual({ 'search-1': { frequency: 'off' }, 'search-2': { frequency: 'off' } }),
    )
    await user.click(undo)
    await waitFor(() =>
      expect(byHome(calls)).toEqual({ 'search-1': { frequency: 'instant' }, 'search-2': { frequency: 'daily' } }),
    )
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Stop the searches' }))
  })

  it('are offered beside the other homes, each on its own', async () => {
    const { user } = open()
    takeEdits(bought())
    await user.click(await letGo())
    await screen.findByRole('button', { name: 'Undo letting them go' })
    await press(user, 'Stop the searches')
    await screen.findByRole('button', { name: 'Undo stopping the searches' })
    expect(screen.queryByRole('region', { name: 'You bought a home' })).toBeNull()
  })

  it('say why they could not be stopped, and are offered again', async () => {
    const { user } = open()
    refuse(updateSavedSearch, { status: 503, detail: 'The pen is dry.' })
    await press(user, 'Stop the searches')
    await screen.findByText('There was an error: The pen is dry.')
    await screen.findByText(/^2 saved searches still run\./)
  })

  it('do not stop by themselves', async () => {
    const { user, calls } = open(threeHomes())
    takeEdits()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Stage of 12 Lennox Street' }), 'Bought')
    await screen.findByRole('button', { name: 'Stop the searches' })
    expect(calls).toEqual([])
  })
})

describe('The purchase of a home that was bought', () => {
  it('is opened from the panel, which is closed where nothing else is left', async () => {
    const { user } = openShortlist([bought()[0]!])
    const panel = within(await screen.findByRole('region', { name: 'You bought a home' }))
    expect(panel.getByRole('link', { name: 'Open the purchase' }).getAttribute('href')).toBe('/purchase/home-1')
    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'You bought a home' })).toBeNull()
  })

  it.each(['/my-properties', '/my-properties?tab=board'])(
    'is a link of its card in %s, from the offer on',
    async (at) => {
      const [first, second, third] = bought()
      openShortlist([first!, second!, third!], at)
      const links = await screen.findAllByRole('link', { name: /^From offer to keys for/ })
      expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual([
        '/purchase/home-1',
        '/purchase/home-2',
      ])
    },
  )
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
