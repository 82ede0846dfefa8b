import { deleteSavedSearch, listSavedSearches, saveSearch } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isWorking } from '@/testing/app.tsx'
import { aSavedSearch } from '@/testing/builders.ts'
import { lettingPromisesRun } from '@/testing/letting-promises-run.ts'
import { answer, refuse } from '@/testing/network.ts'
import { asSavedSearcher, openSavedSearches, richmond } from './testing/open-saved-searches.ts'

/** Waits until the button is enabled. */
const undo = async () => {
  const button = await screen.findByRole('button', { name: 'Undo deleting Terraces' })
  await waitFor(() => expect(isWorking(button)).toBe(false))
  return button
}

beforeEach(asSavedSearcher)

describe('A saved search that is deleted', () => {
  it('is restored by Undo unchanged', async () => {
    const deleted = answer(deleteSavedSearch, {})
    const saved = answer(saveSearch, { reply: aSavedSearch({ id: 'saved-2', lastSearchId: null }) })
    const { user, part } = await openSavedSearches()
    const deletion = await part.findByRole('button', { name: 'Delete Terraces' })
    answer(listSavedSearches, { reply: [] })
    await user.click(deletion)
    await waitFor(() => expect(part.queryByRole('heading', { name: 'Terraces' })).toBeNull())
    await waitFor(() => expect(deleted[0]?.params.id).toBe('saved-1'))
    await user.click(await undo())
    await part.findByRole('heading', { name: 'Terraces' })
    expect(saved[0]?.body).toEqual({
      name: 'Terraces',
      frequency: 'daily',
      filters: { locations: [richmond], maxPrice: 1_500_000, maxPages: 5 },
    })
    await waitFor(() => expect(part.queryByRole('button', { name: 'Undo deleting Terraces' })).toBeNull())
    await waitFor(() => expect(part.getByRole('list').contains(document.activeElement)).toBe(true))
  })

  it('is restored by Undo, even if the list without it arrives later', async () => {
    answer(deleteSavedSearch, {})
    answer(saveSearch, { reply: aSavedSearch({ id: 'saved-2', lastSearchId: null }) })
    const { user, part } = await openSavedSearches()
    await part.findByRole('heading', { name: 'Terraces' })
    const fetches = vi.spyOn(globalThis, 'fetch')
    let tellList = (): void => undefined
    const reads = answer(listSavedSearches, async () => {
      await new Promise<void>((resolve) => (tellList = resolve))
      return { reply: [] }
    })
    await user.click(await part.findByRole('button', { name: 'Delete Terraces' }))
    await waitFor(() => expect(reads).toHaveLength(1))
    await user.click(await undo())
    await part.findByRole('heading', { name: 'Terraces' })
    tellList()
    await Promise.allSettled(fetches.mock.results.map(({ value }) => value as Promise<Response>))
    await lettingPromisesRun()
    expect(part.getByRole('heading', { name: 'Terraces' })).toBeDefined()
  })

  it('is listed once when the reply to an Undo is lost, and the list has it before the next one', async () => {
    answer(deleteSavedSearch, {})
    refuse(saveSearch, { status: 503, detail: 'Back soon.' })
    const { user, part } = await openSavedSearches()
    const deletion = await part.findByRole('button', { name: 'Delete Terraces' })
    let tellList = (): void => undefined
    const reads = answer(listSavedSearches, async () => {
      await new Promise<void>((resolve) => (tellList = resolve))
      return { reply: [aSavedSearch()] }
    })
    await user.click(deletion)
    await waitFor(() => expect(reads).toHaveLength(1))
    await user.click(await undo())
    await screen.findByText('The search was not saved')
    tellList()
    await part.findByRole('heading', { name: 'Terraces' })
    answer(saveSearch, { reply: aSavedSearch() })
    await user.click(await undo())
    await waitFor(() => expect(part.queryByRole('button', { name: 'Undo deleting Terraces' })).toBeNull())
    expect(part.getAllByRole('heading', { name: 'Terraces' })).toHaveLength(1)
  })

  it('stays when deleting failed', async () => {
    refuse(deleteSavedSearch, { status: 503, detail: 'Back soon.' })
    const { user, part } = await openSavedSearches()
    await user.click(await part.findByRole('button', { name: 'Delete Terraces' }))
    await screen.findByText('The saved search was not deleted')
    await part.findByRole('heading', { name: 'Terraces' })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })
})
