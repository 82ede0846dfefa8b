import type { SearchedLocality } from '@verandah/contracts'
import type { World } from './world.ts'

/** Place of the tested product's homes. */
export const place: SearchedLocality = { suburb: 'Richmond', state: 'VIC', postcode: '3121' }

/** A brief with the canary as the name of its place. */
export function aBrief(canary: string) {
  return {
    suburb: canary,
    locality: { ...place, suburb: canary },
    minBedrooms: '2',
  }
}

const owner = { residency: 'citizen' as const, ownedIn: ['VIC' as const], ownedInFiveYears: true, willLiveThere: true }

/** Enough to compute what a home costs. */
const preApproval = { lender: 'Lane Bank', amount: 650_000, endsOn: '2027-03-31' }
export const someMoney = { buyers: [owner], deposit: { percent: 20 }, rate: 6.2, preApproval }

export const someContract = { isNew: true, contractMonth: '2027-02', amounts: { strataYearly: 4_200 } }

const numbers = [1, 2, 3] as const

/** Three homes as an agency sends them (REAXML), at about a price. `at` is the time of the price. */
export function listingsAt(price: number, at: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<propertyList date="${at}">${numbers.map((number) => homeOf(number, price + number, at)).join('')}</propertyList>`
}

const homeOf = (number: number, price: number, at: string): string =>
  `<residential modTime="${at}" status="current"><agentID>EXAMPLE</agentID><uniqueID>HOME-${number}</uniqueID>
<authority value="sale"/><price display="yes">${price}</price>
<address display="yes"><streetNumber>${number}0${number}</streetNumber><street>Example Street</street>
<suburb display="yes">RICHMOND</suburb><state>VIC</state><postcode>3121</postcode><country>AUS</country></address>
<category name="House"/><headline>House ${number}</headline><description>A house with a garden.</description>
<features><bedrooms>3</bedrooms><bathrooms>2</bathrooms><garages>1</garages></features>
<inspectionTimes><inspection>${openDay()} 11:00am to 11:30am</inspection></inspectionTimes></residential>`

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Returns a day next month in REAXML's format: `15-Dec-2026`. */
const openDay = (): string => {
  const today = new Date()
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 15))
  return `15-${months[day.getUTCMonth()] ?? ''}-${day.getUTCFullYear()}`
}

/** The headers of an agency's calls. */
export function agencyHeaders({ feedToken }: { feedToken: string }) {
  return {
    headers: { authorization: `Bearer ${feedToken}` },
  }
}

/** The same once everything that was sent is read, so that its reports are whole. */
export async function headersAfterReading(world: World) {
  await world.product.runJob('search', 'read-received-feeds')
  return agencyHeaders(world)
}

/** A feed that is sent once everything before is read, so that none waits beyond what an agency may send. */
export async function feedAfterReading(_: unknown, world: World) {
  return {
    ...(await headersAfterReading(world)),
    body: listingsAt(880_000, '2026-11-03-09:00:00'),
  }
}
