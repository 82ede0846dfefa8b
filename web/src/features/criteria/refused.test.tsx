import {
  createWeights,
  getCriteria,
  getCurrentUser,
  listSearches,
  login,
  requestSearch,
  saveCriteria,
} from '@verandah/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, noteOf, press, renderRoute, retype, type, valueOf } from '@/testing/app.tsx'
import { aSearch, aUser, aWeightsRecord } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'

const unknown = 'We couldn’t find an Australian suburb called "Richmnd". Check the spelling or add its postcode'

const open = async () => {
  const { user } = renderRoute('/setup-property-criteria')
  await screen.findByLabelText('Suburb')
  return user
}
const save = () => screen.getByRole('button', { name: 'Save and continue' })

beforeEach(() => asUser())

describe('criteria that the server refuses', () => {
  it('are corrected at their field, and not saved', async () => {
    const errors = [{ field: 'suburb', message: unknown }]
    refuse(saveCriteria, { status: 400, code: 'invalid-input', detail: `suburb: ${unknown}`, errors })
    const user = await open()
    await type(user, 'Suburb', 'Richmnd')
    await user.click(save())
    await waitFor(() => expect(noteOf('Suburb')).toBe(unknown))
    expect(document.activeElement).toBe(screen.getByLabelText('Suburb'))
    expect(screen.queryByText('Error saving criteria')).toBeNull()
    expect(currentAddress()).toBe('/setup-property-criteria')
    expect(window.localStorage.getItem('propertyCriteria')).toBeNull()
    expect(window.localStorage.getItem('criteriaSet')).toBe('false')
    const saved = answer(saveCriteria, { reply: { suburb: 'Richmond' } })
    await type(user, 'Suburb', '{Backspace}{Backspace}ond')
    await user.click(save())
    await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
    expect(saved).toHaveLength(1)
  })

  it('can be sent again unchanged', async () => {
    refuse(saveCriteria, { status: 400, detail: 'Not today.', errors: [{ field: 'suburb', message: 'Not today.' }] })
    const user = await open()
    await type(user, 'Suburb', 'Fitzroy')
    await user.click(save())
    await waitFor(() => expect(noteOf('Suburb')).toBe('Not today.'))
    answer(saveCriteria, { reply: { suburb: 'Fitzroy' } })
    await user.click(save())
    await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
  })

  it('are explained above the buttons when no field is named', async () => {
    refuse(saveCriteria, { status: 400, detail: 'The body could not be read.' })
    const user = await open()
    await type(user, 'Suburb', 'Fitzroy')
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe('The body could not be read.')
    expect(currentAddress()).toBe('/setup-property-criteria')
  })
})

describe('a highest price below the lowest', () => {
  it('is refused on this screen, until one of the two is changed', async () => {
    const calls = answer(saveCriteria, { reply: { suburb: 'Fitzroy' } })
    const user = await open()
    await type(user, 'Suburb', 'Fitzroy')
    await type(user, 'Minimum price', '900000')
    await type(user, 'Maximum price', '800000')
    await user.click(save())
    await waitFor(() =>
      expect(noteOf('Maximum price')).toBe('The highest price is below the lowest; swap them or clear one'),
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Maximum price'))
    expect(calls).toHaveLength(0)
    await user.clear(screen.getByLabelText('Minimum price'))
    await waitFor(() => expect(noteOf('Maximum price')).toBe('$800,000'))
    await user.click(save())
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ maxPrice: 800_000 }))
  })
})

describe('criteria stored in this browser only', () => {
  it('are used for the search, whatever the server stored before', async () => {
    expectConsoleError('Criteria could not be saved on the server')
    answer(getCriteria, { reply: { suburb: 'Fitzroy' } })
    refuse(saveCriteria, { status: 503, detail: 'Back soon.' })
    answer(listSearches, { reply: [aSearch({ id: 'older' })] })
    answer(createWeights, { reply: aWeightsRecord() })
    const searched = refuse(requestSearch, { status: 503, detail: 'Search is away.' })
    const user = await open()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Suburb').value).toBe('Fitzroy'))
    await retype(user, 'Suburb', 'Richmond')
    await user.click(save())
    await press(user, 'Scoring Weights', 'tab')
    await press(user, 'Save')
    await waitFor(() => expect(searched[0]?.body).toMatchObject({ suburb: 'Richmond' }))
  })
})

describe('criteria that are not saved yet', () => {
  it('outlast the session and wait for the log-in, until they are discarded', async () => {
    const user = await open()
    await type(user, 'Suburb', 'Coburg')
    refuse(getCurrentUser, { status: 401, detail: 'Log in.' })
    refuse(saveCriteria, { status: 401, detail: 'Log in.' })
    await user.click(save())
    await waitFor(() => expect(currentAddress()).toBe('/auth?redirectTo=%2Fsetup-property-criteria'))
    answer(login, () => {
      asUser()
      return { reply: aUser() }
    })
    await type(user, 'Username', 'calmbuyer12')
    await type(user, 'Password', 'correct horse')
    await press(user, 'Log in')
    await waitFor(() => expect(valueOf('Suburb')).toBe('Coburg'))
    expect(screen.getByText(/What you changed here before is not saved yet/)).toBeDefined()
    await press(user, 'Discard it')
    expect(valueOf('Suburb')).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Suburb')))
    expect(window.localStorage.getItem('unsavedForms')).toBeNull()
  })

  it('outlast the tab with the money below them, until they are cancelled', async () => {
    const user = await open()
    await type(user, 'Suburb', 'Coburg')
    await type(user, 'Deposit', '160k')
    cleanup()
    const again = await open()
    expect([valueOf('Suburb'), valueOf('Deposit')]).toEqual(['Coburg', '160,000'])
    await press(again, 'Cancel', 'link')
    cleanup()
    await open()
    await screen.findByLabelText('Deposit')
    expect([valueOf('Suburb'), valueOf('Deposit')]).toEqual(['', ''])
  })

  it('of a form that has changed since are dropped', async () => {
    const kept = { criteria: { typed: 'Coburg', types: 'House' }, money: { rate: '6', deposit: { dollars: 160_000 } } }
    window.localStorage.setItem('unsavedForms', JSON.stringify(kept))
    await open()
    await screen.findByLabelText('Deposit')
    expect(['Suburb', 'Deposit', 'Interest rate, % a year'].map(valueOf)).toEqual(['', '', ''])
  })

  it('are kept no longer once they are saved', async () => {
    answer(saveCriteria, { reply: { suburb: 'Coburg' } })
    const user = await open()
    await type(user, 'Suburb', 'Coburg')
    await user.click(save())
    await waitFor(() => expect(currentAddress()).toBe('/setup-scoring'))
    expect(window.localStorage.getItem('unsavedForms')).toBeNull()
  })
})
