import { screen } from '@testing-library/react'
import {
  type BodyInput,
  deletePurchase,
  listPurchases,
  listSavedProperties,
  type PropertySnapshot,
  type PurchaseDetails,
  type PurchaseRecord,
  savePurchase,
  type SavedProperty,
} from '@verandah/contracts'
import { asSubscriber, renderRoute } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, type Asked } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'

export type PurchaseBody = Exclude<BodyInput<typeof savePurchase>, undefined>

/** Keeps the record as the server does. Returns a live list of the saves. */
export function keepPurchases(first: PurchaseRecord | null = null): Asked[] {
  let kept = first
  answer(listPurchases, () => ({ reply: kept === null ? [] : [kept] }))
  answer(deletePurchase, () => {
    kept = null
    return {}
  })
  return answer(savePurchase, ({ body }) => {
    const { revision = null, ...details } = body as PurchaseBody
    kept = { ...aPurchase(), ...(details as PurchaseDetails), revision: (revision ?? 0) + 1 }
    return { reply: kept }
  })
}

interface Purchase {
  kept?: PurchaseRecord | null
  home?: Partial<PropertySnapshot>
  over?: Partial<SavedProperty>
}

/** Opens the purchase of a saved home in Victoria, sold privately. */
export async function openPurchase({ kept = null, home = {}, over = {} }: Purchase = {}) {
  asSubscriber()
  const saves = keepPurchases(kept)
  answer(listSavedProperties, {
    reply: [aSavedHome({ state: 'VIC', timeZone: 'Australia/Melbourne', ...home }, over)],
  })
  const { user } = renderRoute('/purchase/home-1')
  await screen.findByRole('heading', { name: 'What must be done by when' })
  return { user, saves }
}

export function bodyOf(calls: readonly Asked[], at = -1): PurchaseBody {
  return calls.at(at)?.body as PurchaseBody
}

/** The row of an item. */
export function rowOf(id: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-item="${id}"]`)
  if (row === null) throw new Error(`The list has no ${id}`)
  return row
}

export function idsShown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset.item ?? '')
}
