import { screen } from '@testing-library/react'
import { getBuyersMoney, getProperty, listSavedProperties } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { asSubscriber, press, renderRoute, setClock } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { bidBox, limit, owner } from './testing/open-card.ts'

setClock('2026-11-28T01:00:00.000Z', 'Australia/Perth')

describe('The page of a bidding card', () => {
  it('asks for no limit where the kept one could not be loaded, and shows it after another try', async () => {
    asSubscriber()
    answer(getProperty, { reply: aHome() })
    answer(getBuyersMoney, { reply: owner })
    refuse(listSavedProperties, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/bidding/home-1')
    await screen.findByText('We could not load your limit')
    expect(screen.queryByLabelText('Walk-away price')).toBeNull()
    let letReply = (): void => undefined
    const isReplying = new Promise<void>((resolve) => (letReply = resolve))
    answer(listSavedProperties, async () => {
      await isReplying
      return { reply: [aSavedHome({}, { walkAway: limit })] }
    })
    await press(user, 'Try again')
    expect(screen.queryByLabelText('Walk-away price')).toBeNull()
    letReply()
    await screen.findByText('You said stop at $812,000')
  })

  it('of a home that is not known leads to the saved ones', async () => {
    asSubscriber()
    answer(listSavedProperties, { reply: [] })
    refuse(getProperty, { status: 404, code: 'not-found', detail: 'There is no such home.' })
    renderRoute('/bidding/home-9')
    await screen.findByText('We can’t find this home')
    expect(screen.getByRole('link', { name: 'Go to your shortlist' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('loads a home that is not on the shortlist, and can try again', async () => {
    asSubscriber()
    refuse(getProperty, { status: 503, detail: 'Back soon.' })
    const { user } = renderRoute('/bidding/home-1')
    await screen.findByText('We could not load this home')
    answer(getProperty, { reply: aHome({ price: 790_000 }) })
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: '12 Lennox Street' })
    expect(bidBox().value).toBe('790,000')
  })
})
