import { getSearchProperty, overrideScore } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

const openDialog = async (user: UserEvent) => {
  await press(user, 'Adjust score')
  const dialog = within(screen.getByRole('dialog', { name: 'Override the score' }))
  return {
    box: (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }),
    slider: (name: string) => dialog.getByRole('slider', { name: `${name}, your value` }),
    names: () => dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
    save: () => user.click(dialog.getByRole('button', { name: 'Save overrides' })),
  }
}
const all = ['Price', 'Location', 'Bedrooms', 'Bathrooms', 'Land Size', 'Age of Property', 'Features']

describe('Overriding a score', () => {
  it('offers every attribute, land size only where there is land', async () => {
    const user = await openHome()
    expect((await openDialog(user)).names()).toEqual(all)
    await user.keyboard('{Escape}')
  })

  it('leaves land size out of a home without land', async () => {
    const user = await openHome({ landSize: null })
    expect((await openDialog(user)).names()).toEqual(all.filter((name) => name !== 'Land Size'))
  })

  it('begins at 5, lets only attributes move that are on, and forgets what is switched off', async () => {
    const user = await openHome()
    const { box, slider } = await openDialog(user)
    expect(slider('Price').dataset.disabled).toBeDefined()
    await user.click(box('Price'))
    expect(slider('Price').dataset.disabled).toBeUndefined()
    slider('Price').focus()
    await user.keyboard('{End}')
    expect(slider('Price').getAttribute('aria-valuenow')).toBe('10')
    await user.click(box('Price'))
    await user.click(box('Price'))
    expect(slider('Price').getAttribute('aria-valuenow')).toBe('5')
  })

  it('says of which factors the weight is 0', async () => {
    const line = { kind: 'factor' as const, name: 'price', weight: 8, value: 10, points: 97, outOf: 100 }
    const user = await openHome({ breakdown: [line], coverage: { known: 1, total: 1 }, landSize: null })
    const { box } = await openDialog(user)
    const noteOf = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')
    expect(noteOf('Location')?.textContent).toBe('Its weight is 0, so your value won’t change the score.')
    expect(noteOf('Price')).toBeNull()
  })

  it('sends what is on, and score and reasons follow at once', async () => {
    const breakdown = [
      { kind: 'factor' as const, name: 'price', weight: 8, value: 10, points: 97, outOf: 100, isOverridden: true },
    ]
    const reply = aHome({ score: 97, displayScore: 97, breakdown, scoreOverrides: { price: 10 } })
    const calls = answer(overrideScore, { reply })
    const user = await openHome({ scoreOverrides: { features: { Pool: 8 }, location: 3 } })
    const { box, slider, save } = await openDialog(user)
    expect([box('Features').checked, box('Location').checked, box('Price').checked]).toEqual([true, true, false])
    expect(slider('Features').getAttribute('aria-valuenow')).toBe('8')
    await user.click(box('Price'))
    await user.click(box('Location'))
    await save()
    await screen.findByText('Score overrides saved')
    expect(screen.getByText('Property score has been updated with your custom values.')).toBeTruthy()
    expect(calls[0]?.body).toEqual({ scoreOverrides: { features: { Pool: 8 }, price: 5 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('img', { name: 'Score 97 of 100, excellent' })).toBeTruthy()
    expect(screen.getByText('Includes a rating of your own')).toBeTruthy()
  })

  it('is followed by the score on the shortlist', async () => {
    nothingIsFar()
    const { user } = openShortlist()
    const score = async (text: RegExp) =>
      within(await screen.findByRole('article', { name: /^12 Lennox/ })).findByRole('img', { name: text })
    expect(await score(/Score 82/)).toBeTruthy()
    await press(user, '12 Lennox Street', 'link')
    await screen.findByRole('heading', { name: 'Description' })
    const { save } = await openDialog(user)
    const lower = aHome({ score: 60, displayScore: 60 })
    answer(overrideScore, { reply: lower })
    answer(getSearchProperty, { reply: lower })
    await save()
    await press(user, 'On your shortlist', 'link')
    expect(await score(/Score 60/)).toBeTruthy()
  })

  it('stays open with a message when it could not be saved', async () => {
    refuse(overrideScore, { status: 503, detail: 'The store is away.' })
    const user = await openHome()
    const { save } = await openDialog(user)
    await save()
    await screen.findByText('Failed to save overrides')
    expect(screen.getByText('Something went wrong while saving your score overrides.')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Override the score' })).toBeTruthy()
  })
})
