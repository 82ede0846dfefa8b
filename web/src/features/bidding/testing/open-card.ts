import { screen } from '@testing-library/react'
import {
  type BuyersMoney,
  editSavedProperty,
  getBuyersMoney,
  listSavedProperties,
  type PropertySnapshot,
  type SavedProperty,
} from '@verandah/contracts'
import { asSubscriber, renderRoute } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, refuse } from '@/testing/network.ts'

/** A buyer who lived in a home of theirs before pays full duty, with its steps. */
export const owner: BuyersMoney = {
  buyers: [{ residency: 'citizen', ownedIn: ['VIC'], ownedInFiveYears: true, willLiveThere: true }],
  deposit: { percent: 10 },
  savings: 150_000,
  buffer: 20_000,
}

export const limit = { price: 812_000, reason: 'Two bathrooms are worth no more', isPrivate: true }

interface Card {
  home?: Partial<PropertySnapshot>
  over?: Partial<SavedProperty>
  /** Null: cannot be loaded. */
  money?: BuyersMoney | null
}

/** Opens the bidding card of a saved home. Returns a live list of the edits. */
export async function openCard({ home = {}, over = {}, money = owner }: Card = {}) {
  asSubscriber()
  const record = aSavedHome({ price: 790_000, ...home }, { walkAway: limit, ...over })
  answer(listSavedProperties, { reply: [record] })
  if (money === null) refuse(getBuyersMoney, { status: 503, detail: 'Back soon.' })
  else answer(getBuyersMoney, { reply: money })
  const stored = { now: record }
  const edits = answer(editSavedProperty, ({ body }) => {
    stored.now = { ...stored.now, ...(body as object) }
    return { reply: stored.now }
  })
  const { user } = renderRoute('/bidding/home-1')
  await screen.findByRole('heading', { name: '12 Lennox Street' })
  return { user, edits, record }
}

export function bidBox() {
  return screen.getByLabelText<HTMLInputElement>('Current bid')
}
export function raise() {
  return screen.getByRole('button', { name: /^Raise by/ })
}
export function lower() {
  return screen.getByRole('button', { name: /^Lower by/ })
}
