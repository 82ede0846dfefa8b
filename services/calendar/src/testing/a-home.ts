import { type EventOf, type PropertySnapshot, TrackedPropertyChanged } from '@verandah/contracts'
import { aHome as anyHome } from '@verandah/contracts/testing'
import { newEvent, systemClock } from '@verandah/kit'

/** A home in Adelaide with two future open homes and an auction. */
export function aHome(home: Partial<PropertySnapshot> = {}): PropertySnapshot {
  return anyHome({
    address: '39 Example Street, Norwood SA 5067',
    suburb: 'Norwood',
    state: 'SA',
    postcode: '5067',
    openHome: true,
    inspections: [
      { start: '2026-11-28T00:30:00.000Z', end: '2026-11-28T01:00:00.000Z' },
      { start: '2026-12-02T07:30:00.000Z', end: '2026-12-02T08:00:00.000Z' },
    ],
    auction: true,
    auctionDate: '2026-12-12T01:00:00.000Z',
    timeZone: 'Australia/Adelaide',
    ...home,
  })
}

export function homeChanged(
  overrides: Partial<PropertySnapshot> = {},
  isGone = false,
): EventOf<typeof TrackedPropertyChanged> {
  const home = aHome(overrides)
  const data = { propertyId: home.id, revision: home.revision, home, isGone, changes: [] }
  return newEvent(TrackedPropertyChanged, data, { clock: systemClock })
}
