import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { getBuyersMoney } from '@verandah/contracts'
import { bundledTables, dollarRange } from '@verandah/true-cost'
import { describe, expect, it } from 'vitest'
import { unsavedForms } from '@/lib/storage/local.ts'
import { press, retype, setClock, type } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { figuresAt } from './figures-at.ts'
import { bidBox, limit, lower, openCard, owner, raise } from './testing/open-card.ts'

setClock('2026-11-28T01:00:00.000Z', 'Australia/Perth')

const band = async () => {
  const said = (await screen.findByText('You said stop at $812,000')).parentElement
  if (said === null) throw new Error('The limit is in the band.')
  return said
}
const costs = () => within(screen.getByRole('region', { name: 'What this bid costs' }))

describe('The bidding card', () => {
  it('starts at the shown price, and says how far below the limit it is, with the reason', async () => {
    await openCard()
    expect(bidBox().value).toBe('790,000')
    const said = await band()
    expect(said.textContent).toContain('$22,000 below')
    expect(said.textContent).toContain(limit.reason)
    expect(said.getAttribute('role')).toBe('status')
  })

  it('clears the limit, and Undo in the same place brings it back', async () => {
    const { user } = await openCard({ over: { walkAway: null } })
    await type(user, 'Walk-away price', '812k{Enter}')
    await screen.findByText('Walk-away price saved')
    await press(user, 'Clear the walk-away price')
    await waitFor(() => expect(screen.queryByText('Walk-away price saved')).toBeNull(), { timeout: 3_000 })
    await press(user, 'Undo clearing the walk-away price')
    await band()
    expect(document.activeElement?.textContent).toBe('Change the walk-away price')
  })

  it('says by the step when the next bid goes past the limit, when it is the limit, and how far over it is', async () => {
    const { user } = await openCard({ home: { price: 807_000 } })
    expect((await band()).dataset.standing).toBe('below')
    await user.click(raise())
    expect(bidBox().value).toBe('812,000')
    expect((await band()).textContent).toContain('This is your limit')
    await user.click(raise())
    expect((await band()).textContent).toContain('$5,000 over')
    expect((await band()).dataset.standing).toBe('over')
    await user.click(screen.getByText('Steps of $5,000'))
    await press(user, '$10,000', 'radio')
    await user.click(lower())
    expect((await band()).textContent).toContain('$5,000 below. $10,000 more goes past it')
  })

  it('is driven by the keyboard: typing counts on Enter, and what cannot be read stays with a reason', async () => {
    const { user } = await openCard()
    await user.clear(bidBox())
    await user.type(bidBox(), '805k{Enter}')
    expect((await band()).textContent).toContain('$7,000 below')
    await user.clear(bidBox())
    await user.type(bidBox(), 'lots')
    await user.tab()
    expect(bidBox().value).toBe('lots')
    expect(screen.getByRole('alert').textContent).toMatch(/such as 780,000 or 780k/)
    raise().focus()
    await user.keyboard('{Enter}')
    expect(bidBox().value).toBe('810,000')
  })

  it.each([null, limit])('keeps a walk-away price that was typed and not saved, with %j saved', async (walkAway) => {
    const { user } = await openCard({ over: { walkAway } })
    if (walkAway !== null) await press(user, 'Change the walk-away price')
    await retype(user, 'Walk-away price', '820k')
    cleanup()
    const { user: again, edits } = await openCard({ over: { walkAway } })
    expect(screen.getByLabelText<HTMLInputElement>('Walk-away price').value).toBe('820,000')
    await press(again, 'Save walk-away price')
    await waitFor(() => expect(edits.at(-1)?.body).toMatchObject({ walkAway: { price: 820_000 } }))
    expect(unsavedForms.read()).toBeNull()
  })

  it('remembers the bid and the step when the phone closes the page', async () => {
    const { user } = await openCard()
    await user.click(raise())
    cleanup()
    await openCard()
    expect(bidBox().value).toBe('795,000')
  })
})

describe('What a bid costs', () => {
  const at = (bid: number) => {
    const figures = figuresAt(bid, { home: aHome(), money: owner, tables: bundledTables, today: '2026-11-28' })
    if ('reason' in figures) throw new Error(figures.reason)
    return figures
  }
  const shown = (title: string) => screen.getByText(title).parentElement?.querySelector('dd')?.textContent

  it('is duty, cash, what is left of the savings and the month, of each bid', async () => {
    const { user } = await openCard()
    for (const bid of [790_000, 795_000]) {
      const { duty, cash, left, monthly } = at(bid)
      if (left === null || monthly === null) throw new Error('All of them are known.')
      await waitFor(() => expect(shown('Duty')).toBe(dollarRange(duty)))
      expect(shown('Cash you need')).toContain(dollarRange(cash))
      expect(shown('Cash left')).toContain(dollarRange(left))
      expect(shown('A month')).toBe(dollarRange(monthly))
      await user.click(raise())
    }
  })

  it('needs no loan where the deposit is the price or more', async () => {
    await openCard({ money: { ...owner, deposit: { dollars: 900_000 } } })
    await costs().findByText('Cash left')
    expect(shown('A month')).toBe('No loan')
  })

  it('says in words when the savings do not reach', async () => {
    await openCard({ money: { ...owner, savings: 90_000 } })
    await costs().findByText('Cash left')
    expect(shown('Cash left')).toBe(
      `${dollarRange({ from: at(790_000).cash.to - 9_000_000, to: at(790_000).cash.to - 9_000_000 })} short`,
    )
  })

  it('warns from the first bid that needs a larger loan than is approved', async () => {
    const { user } = await openCard({ money: { ...owner, preApproval: { amount: 711_000 } } })
    await costs().findByText('Duty')
    expect(costs().queryByText(/pre-approval/)).toBeNull()
    await user.click(raise())
    await costs().findByText('Needs a loan of $715,500; your pre-approval is for $711,000')
  })

  it('names the next step of the costs, and where it is', () => {
    expect(at(546_000).next).toEqual({ text: '$4,000 more and duty jumps by $3,106', place: 'Above $550,000' })
    expect(at(550_000).next.text).toBe('One dollar more and duty jumps by $3,106')
    expect(at(551_000).next.text).not.toContain('$3,106')
  })

  it('is not shown without the buyer’s money, and says what is missing; the limit still counts', async () => {
    await openCard({ money: {} })
    await costs().findByText(/^Say who buys and your deposit/)
    expect(costs().getByRole('link', { name: 'Your money' })).toBeDefined()
    expect((await band()).textContent).toContain('$22,000 below')
  })

  it('asks for the savings where they are not said', async () => {
    const { savings: _, ...money } = owner
    await openCard({ money })
    await costs().findByRole('link', { name: 'Add your total savings' })
  })

  it('can be asked for again, with the limit in place', async () => {
    const { user } = await openCard({ money: null })
    await costs().findByText('We could not load your money')
    expect((await band()).textContent).toContain('$22,000 below')
    answer(getBuyersMoney, { reply: owner })
    await user.click(costs().getByRole('button', { name: 'Try again' }))
    await costs().findByText('Duty')
  })
})

describe('A home without a shown price', () => {
  it('starts at the limit', async () => {
    await openCard({ home: { price: null, displayPrice: 'Auction' } })
    expect(bidBox().value).toBe('812,000')
  })

  it('starts empty without a limit, computes nothing, and asks for the limit', async () => {
    const { user, edits } = await openCard({ home: { price: null, displayPrice: 'Auction' }, over: { walkAway: null } })
    expect(bidBox().value).toBe('')
    await costs().findByText('Enter the bid to see what it costs you.')
    expect(costs().queryByText(/\$\d/)).toBeNull()
    await type(user, 'Walk-away price', '812k{Enter}')
    await band()
    await waitFor(() =>
      expect(edits.map(({ body }) => body)).toEqual([{ walkAway: { price: 812_000, reason: '', isPrivate: true } }]),
    )
  })
})
