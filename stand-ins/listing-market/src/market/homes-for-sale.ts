import { streetsOf } from '../places/street-names.ts'
import { type Locality, localityKey } from '../places/locality.ts'
import { agenciesIn } from './agencies.ts'
import { generateHome, type Lot } from './generate-home.ts'
import type { Home, SalesCampaign } from './home.ts'
import { planCampaign } from './plan-campaign.ts'
import { type Random, randomOf } from './random.ts'

export type SaleStatus = 'current' | 'under-offer' | 'sold' | 'withdrawn'

/** A home on one day of the market. */
export interface Sale {
  home: Home
  status: SaleStatus
  day: number
}

/** How many days homes remain known after they left the market. */
const rememberedDays = 21
const lotsBusyShare = 0.62

const sizes = { inner: [48, 64], middle: [28, 46], outer: [24, 44], regional: [22, 40] } as const
/** Places with more homes for sale than similar ones. */
const busyPlaces: Readonly<Record<string, number>> = {
  'richmond|VIC|3121': 96,
  'surry hills|NSW|2010': 74,
  'new farm|QLD|4005': 70,
}

/** Everything for sale in a place on a day, and recently ended sales. A pure function of its three arguments. */
export function homesForSale(seed: number, locality: Locality, day: number): Sale[] {
  return lotsOf(seed, locality).flatMap((lot) => saleOf(lot, day) ?? [])
}

interface Back {
  days: number
  /** The sales of the day; their addresses are left out. */
  beside: readonly Sale[]
}

/** Homes that sold in the days before and are no longer remembered. */
export function homesSold(seed: number, locality: Locality, day: number, { days, beside }: Back): Sale[] {
  const taken = new Set(beside.map(({ home }) => doorOf(home)))
  return lotsOf(seed, locality)
    .flatMap((lot) => [0, 1].map((back) => ({ lot, ...turnOf(lot, day, back) })))
    .filter(({ campaign: { outcome, endDay } }) => outcome === 'sold' && endDay <= day && endDay > day - days)
    .map(({ lot, turn, campaign }) => ({
      home: generateHome({ ...lot, turn }, campaign),
      status: 'sold' as const,
      day,
    }))
    .filter(({ home }) => !taken.has(doorOf(home)))
}

const doorOf = ({ address }: Home) => [address.streetNumber, address.streetName].join(' ')

const lotsOf = (seed: number, locality: Locality): Omit<Lot, 'turn'>[] => {
  const random = randomOf('lots', seed, localityKey(locality))
  const [min, max] = sizes[locality.density]
  const size = busyPlaces[localityKey(locality)] ?? random.between(min, max)
  const projectLots = locality.density === 'inner' || random.chance(0.2) ? random.between(3, 5) : 0
  const place = { seed, locality, streets: streetsOf(locality), agencies: agenciesIn(locality) }
  return Array.from({ length: Math.round(size / lotsBusyShare) }, (_, number) => ({
    ...place,
    number,
    isProject: number < projectLots,
  }))
}

const saleOf = (lot: Omit<Lot, 'turn'>, day: number): Sale | undefined => {
  const { turn, campaign } = turnOf(lot, day)
  if (day >= campaign.endDay + rememberedDays) return undefined
  return { home: generateHome({ ...lot, turn }, campaign), status: statusOn(day, campaign), day }
}

/** The lot's campaign that a day belongs to, or an earlier one. */
const turnOf = (lot: Omit<Lot, 'turn'>, day: number, back = 0) => {
  const random = randomOf('lot', lot.seed, localityKey(lot.locality), lot.number)
  const turnDays = random.between(75, 130)
  const phase = random.between(0, turnDays - 1)
  const turn = Math.floor((day + phase) / turnDays) - back
  return { turn, campaign: campaignOf(lot, turn, turn * turnDays - phase, turnDays) }
}

const campaignOf = (lot: Omit<Lot, 'turn'>, turn: number, listedDay: number, turnDays: number): SalesCampaign => {
  const random: Random = randomOf('campaign', lot.seed, localityKey(lot.locality), lot.number, turn)
  if (lot.isProject) return { listedDay, method: 'private-treaty', endDay: listedDay + turnDays, outcome: 'sold' }
  return planCampaign(lot.locality.state, listedDay, listedDay + turnDays, random)
}

const statusOn = (day: number, { endDay, outcome, underOfferDay }: SalesCampaign): SaleStatus => {
  if (day >= endDay) return outcome
  return underOfferDay !== undefined && day >= underOfferDay ? 'under-offer' : 'current'
}
