import type { Sale } from './homes-for-sale.ts'
import { weekdayOf } from './plan-campaign.ts'
import { randomOf } from './random.ts'

export interface Inspection {
  day: number
  /** Minutes after midnight, local. */
  opens: number
  closes: number
}

export interface InspectionPlan {
  isByAppointment: boolean
  times: Inspection[]
}

const sunday = 0
const wednesday = 3
const thursday = 4
const saturday = 6
const daysAhead = 14

/** The inspections announced today: this week's, and for some homes next week's; more are added as days pass. */
export function planInspections({ home, day, status }: Sale): InspectionPlan {
  if (status !== 'current') return { isByAppointment: false, times: [] }
  const habit = randomOf('inspections', home.id)
  if (habit.chance(0.12)) return { isByAppointment: true, times: [] }
  const weekendAt = habit.between(36, 58) * 15
  const hasEvenings = habit.chance(0.35)
  const isEarlyPlanner = habit.chance(0.4)
  const lengthMinutes = habit.pick([30, 30, 30, 20, 45])
  const weekendDay = habit.chance(0.78) ? saturday : sunday
  const eveningDay = habit.chance(0.5) ? thursday : wednesday
  const times: Inspection[] = []
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = day + ahead
    if (date >= home.campaign.endDay || (ahead >= 7 && !isEarlyPlanner)) break
    if (randomOf('skipped', home.id, date).chance(0.12)) continue
    if (weekdayOf(date) === weekendDay && home.campaign.auction?.day !== date)
      times.push({ day: date, opens: weekendAt, closes: weekendAt + lengthMinutes })
    if (weekdayOf(date) === eveningDay && hasEvenings)
      times.push({ day: date, opens: 17 * 60 + 30, closes: 17 * 60 + 30 + lengthMinutes })
  }
  return { isByAppointment: false, times }
}

/** The future auction, if any. */
export function auctionAhead({ home, day, status }: Sale) {
  const { auction } = home.campaign
  return auction !== undefined && status === 'current' && auction.day >= day ? auction : undefined
}
