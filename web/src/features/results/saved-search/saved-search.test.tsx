import { listSavedSearches, listSearches, listSearchResults, saveSearch } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aHome, aSavedSearch, aSearch } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'

const kept = aSavedSearch({ name: 'Richmond terraces', filters: aSearch().filters })

const openDialog = async () => {
  const { user } = renderRoute('/search-results?searchId=search-1')
  await press(user, 'Save this search')
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Save this search' })) }
}

beforeEach(() => {
  asUser()
  answer(listSearches, { reply: [aSearch()] })
  answer(listSearchResults, { reply: [aHome()] })
  answer(listSavedSearches, { reply: [] })
})

describe('Save this search', () => {
  it('saves the search under a suggested name, at the chosen frequency', async () => {
    const calls = answer(saveSearch, { reply: kept })
    const { user, dialog } = await openDialog()
    const name = await dialog.findByLabelText('Name')
    expect(name).toHaveProperty('value', 'Richmond')
    await user.type(name, ' terraces')
    await user.selectOptions(dialog.getByLabelText('Check for new homes'), 'Every few minutes')
    await user.click(dialog.getByRole('button', { name: 'Save search' }))
    await screen.findByText('Search saved')
    expect(calls[0]?.body).toEqual({ searchId: 'search-1', name: 'Richmond terraces', frequency: 'instant' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('suggests a name with every type of home that the search asks for', async () => {
    const { filters } = aSearch()
    const types = ['House', 'Townhouse'] as const
    answer(listSearches, {
      reply: [aSearch({ filters: { ...filters, propertyType: 'House', propertyTypes: [...types] } })],
    })
    const { dialog } = await openDialog()
    expect(await dialog.findByLabelText('Name')).toHaveProperty('value', 'House or Townhouse in Richmond')
  })

  it('requires a name', async () => {
    const { user, dialog } = await openDialog()
    await user.clear(await dialog.findByLabelText('Name'))
    await user.click(dialog.getByRole('button', { name: 'Save search' }))
    expect(dialog.getByRole('alert').textContent).toBe('Enter a name')
  })

  it('shows that the search is saved already, and where', async () => {
    answer(listSavedSearches, { reply: [kept] })
    const { dialog } = await openDialog()
    await dialog.findByText('You’ve already saved this search as “Richmond terraces”')
    expect(dialog.getByRole('link', { name: 'Go to Preferences' }).getAttribute('href')).toBe('/preferences')
  })

  it('keeps the dialog open with the reason when it fails', async () => {
    refuse(saveSearch, { status: 409, detail: 'You keep 20 searches already.' })
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Save search' }))
    expect((await screen.findAllByText('You keep 20 searches already.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('dialog', { name: 'Save this search' })).toBeTruthy()
  })

  it('links to the plans when the plan includes no searches', async () => {
    refuse(saveSearch, { status: 403, code: 'search-not-allowed', detail: 'Your trial is over.' })
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Save search' }))
    expect((await screen.findAllByText('The search was not saved')).length).toBeGreaterThan(0)
    expect(currentAddress()).toBe('/pricing')
  })
})
