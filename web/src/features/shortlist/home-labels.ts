import { type ListingStatus, moneyText, type PropertySnapshot } from '@verandah/contracts'
import { placeOf, streetOf } from '@/components/property/street-of.ts'

export function statusLabelOf(status: ListingStatus, isGone: boolean): string | null {
  if (isGone && status === 'active') return statusLabels.gone
  return status === 'active' ? null : statusLabels[status]
}

export const statusLabels: Readonly<Record<ListingStatus, string>> = {
  active: 'For sale',
  underOffer: 'Under offer',
  sold: 'Sold',
  gone: 'No longer listed',
}

/** "Down $40,000 since you found it"; null if unchanged or a price is unknown. */
export function priceMove(then: number | null, now: number | null): string | null {
  if (then === null || now === null || then === now) return null
  return `${now < then ? 'Down' : 'Up'} ${moneyText(Math.abs(now - then))} since you found it`
}

type Known = Pick<PropertySnapshot, 'address' | 'suburb'> | null | undefined

export function nameOf(home: Known): string {
  return home ? streetOf(home) : unknownHome
}

/** With the suburb, as cards are named. */
export function cardNameOf(home: Known): string {
  return home ? placeOf(home) : unknownHome
}

const unknownHome = 'A saved home'
