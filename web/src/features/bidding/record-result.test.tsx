import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keptChanges } from '@/lib/storage/local.ts'
import { press, setClock } from '@/testing/app.tsx'
import { openCard, raise } from './testing/open-card.ts'

setClock('2026-11-28T01:00:00.000Z', 'Australia/Perth')

const record = () => screen.getByRole('button', { name: 'Record the result' })
const bodies = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => body)

describe('The result of a sale', () => {
  it.each([
    ['Sold to us for $795,000', 'bought', 795_000, 'Sold to you for $795,000 on 28 Nov, by your record'],
    ['Sold for $795,000', 'sold', 795_000, 'Sold for $795,000 on 28 Nov, by your record'],
    ['Passed in', 'passedIn', null, 'Passed in on 28 Nov, by your record'],
  ] as const)('"%s" is recorded in two taps at the current bid', async (name, outcome, price, said) => {
    const { user, edits } = await openCard()
    await user.click(raise())
    await user.click(record())
    await press(user, name)
    await screen.findByText(said)
    const stage = outcome === 'bought' ? { stage: 'bought', stageReason: '' } : {}
    await waitFor(() =>
      expect(bodies(edits)).toEqual([{ saleResult: { outcome, price, day: '2026-11-28' }, ...stage }]),
    )
  })

  it('is driven by the keyboard, and undone', async () => {
    const { user, edits } = await openCard()
    record().focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('Sold to us for $790,000')
    await user.keyboard('{Tab}{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo the result' })
    expect(document.activeElement).toBe(undo)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(bodies(edits)[1]).toEqual({ saleResult: null }))
    expect(screen.queryByText(/by your record$/)).toBeNull()
  })

  it('of an earlier day is shown, and comes back when another one is undone', async () => {
    const saleResult = { outcome: 'passedIn', price: null, day: '2026-11-21' } as const
    const { user, edits } = await openCard({ over: { saleResult } })
    await screen.findByText('Passed in on 21 Nov, by your record')
    await press(user, 'Record another result')
    await press(user, 'Sold for $790,000')
    await press(user, 'Undo the result')
    await waitFor(() => expect(bodies(edits)[1]).toEqual({ saleResult }))
    await screen.findByText('Passed in on 21 Nov, by your record')
  })

  it('without a bid may have no price, and is never a purchase', async () => {
    const { user, edits } = await openCard({ home: { price: null }, over: { walkAway: null } })
    await user.click(record())
    expect(screen.queryByRole('button', { name: /^Sold to us/ })).toBeNull()
    await press(user, 'Sold, price not known')
    await waitFor(() =>
      expect(bodies(edits)).toEqual([{ saleResult: { outcome: 'sold', price: null, day: '2026-11-28' } }]),
    )
  })

  it('without a connection is kept over the death of the tab, shown, and sent once there is one', async () => {
    const { user } = await openCard()
    await screen.findByText('Duty')
    window.dispatchEvent(new Event('offline'))
    await user.click(record())
    await press(user, 'Sold for $790,000')
    await screen.findByText('1 change is kept on this device until you’re back online')
    cleanup()
    const { edits } = await openCard()
    await screen.findByText('Sold for $790,000 on 28 Nov, by your record')
    expect(edits).toHaveLength(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(keptChanges.read()).toEqual([]))
    expect(bodies(edits)).toEqual([{ saleResult: { outcome: 'sold', price: 790_000, day: '2026-11-28' } }])
  })
})

describe('The stage of a home whose result is recorded', () => {
  it('is bought by "Sold to us", which the undo takes back, and what comes next is offered', async () => {
    const { user, edits } = await openCard({ over: { stage: 'lost', stageReason: 'Over our limit' } })
    await user.click(record())
    await press(user, 'Sold to us for $790,000')
    const link = await screen.findByRole('link', { name: 'Open the purchase' })
    expect(link.getAttribute('href')).toBe('/purchase/home-1')
    await press(user, 'Undo the result')
    await waitFor(() =>
      expect(bodies(edits)[1]).toEqual({ saleResult: null, stage: 'lost', stageReason: 'Over our limit' }),
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You bought a home' })).toBeNull())
  })

  it('is offered as lost by "Sold", with the reason, in one edit with the result, and both are taken back', async () => {
    const { user, edits } = await openCard({ over: { stage: 'seen' } })
    await user.click(record())
    await press(user, 'Sold for $790,000')
    await press(user, 'Move it to Lost')
    const saleResult = { outcome: 'sold', price: 790_000, day: '2026-11-28' }
    await waitFor(() =>
      expect(bodies(edits)[1]).toEqual({ saleResult, stage: 'lost', stageReason: 'Sold to somebody else' }),
    )
    expect(screen.queryByRole('button', { name: 'Move it to Lost' })).toBeNull()
    await press(user, 'Undo the result')
    await waitFor(() => expect(bodies(edits)[2]).toEqual({ saleResult: null, stage: 'seen', stageReason: '' }))
  })
})
