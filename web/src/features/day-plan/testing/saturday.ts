import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import { aSavedHome } from '@/testing/calendar-builders.ts'

export const saturday = '2026-12-05'

/** An instant of that Saturday in Melbourne, eleven hours ahead of UTC. */
export function at(time: string): string {
  return new Date(Date.parse(`${saturday}T${time}:00Z`) - 11 * 3_600_000).toISOString()
}

const open = (from: string, to: string) => ({ start: at(from), end: at(to) })

const home = (over: Partial<PropertySnapshot>): Partial<PropertySnapshot> => ({
  timeZone: 'Australia/Melbourne',
  openHome: true,
  openHomeDate: null,
  openHomeEndTime: null,
  auction: false,
  auctionDate: null,
  ...over,
})

/** Richmond at 10:00, Hawthorn at 10:30 and again at 12:00, six kilometres on; Kew at 10:00, as far from Richmond. */
export function richmond(over: Partial<SavedProperty> = {}) {
  return aSavedHome(
    home({
      id: 'home-1',
      address: '12 Lennox Street',
      latitude: -37.823,
      longitude: 144.998,
      inspections: [open('10:00', '10:30')],
    }),
    { score: 90, ...over },
  )
}

export function hawthorn(over: Partial<SavedProperty> = {}) {
  return aSavedHome(
    home({
      id: 'home-2',
      address: '4 Swan Street',
      suburb: 'Hawthorn',
      postcode: '3122',
      latitude: -37.823,
      longitude: 145.03,
      inspections: [open('10:30', '11:00'), open('12:00', '12:30')],
    }),
    { score: 80, ...over },
  )
}

export function kew(over: Partial<SavedProperty> = {}) {
  return aSavedHome(
    home({
      id: 'home-3',
      address: '9 Bridge Road',
      suburb: 'Kew',
      postcode: '3101',
      latitude: -37.8,
      longitude: 145.035,
      inspections: [open('10:00', '10:30')],
    }),
    { score: 70, ...over },
  )
}

export function threeHomes(): SavedProperty[] {
  return [richmond(), hawthorn(), kew()]
}
