import { describe, expect, it } from 'vitest'
import { createAtlas } from '../places/create-atlas.ts'
import type { AustralianState } from '../places/locality.ts'
import { askPrice } from './ask-price.ts'
import { isApartment } from './choose-features.ts'
import { homesForSale } from './homes-for-sale.ts'
import { auctionAhead, planInspections } from './plan-inspections.ts'
import { weekdayOf } from './plan-campaign.ts'

const atlas = createAtlas([])
const place = (suburb: string, state: AustralianState, postcode: string) => atlas.describe({ suburb, state, postcode })
const richmond = place('Richmond', 'VIC', '3121')
const today = 20_778
const forSale = (locality = richmond, day = today, seed = 3121) =>
  homesForSale(seed, locality, day).filter(({ status }) => status === 'current' || status === 'under-offer')

describe('homes for sale', () => {
  it('are the same for the same seed and day, and different for another seed', () => {
    expect(homesForSale(1, richmond, today)).toEqual(homesForSale(1, richmond, today))
    expect(homesForSale(2, richmond, today)[0]?.home.id).not.toBe(homesForSale(1, richmond, today)[0]?.home.id)
  })

  it('exist in a place without a profile', () => {
    for (const [suburb, state, postcode] of [
      ['Dubbo', 'NSW', '2830'],
      ['Kununurra', 'WA', '6743'],
      ['Nowhere In Particular', 'QLD', '4999'],
    ] as const)
      expect(forSale(place(suburb, state, postcode)).length).toBeGreaterThanOrEqual(12)
  })

  it('are at least 45 in Richmond on any day of a year, many below $1.5M with two bedrooms', () => {
    for (let day = today; day < today + 365; day += 13) {
      const homes = forSale(richmond, day)
      const modest = homes.filter((sale) => askPrice(sale).guideFrom <= 1_500_000 && sale.home.building.bedrooms >= 2)
      expect(homes.length).toBeGreaterThanOrEqual(45)
      expect(modest.length).toBeGreaterThanOrEqual(20)
    }
  })

  it('never share an address or an id', () => {
    const addresses = forSale().map(({ home }) => JSON.stringify(home.address))
    expect(new Set(addresses).size).toBe(addresses.length)
    const ids = homesForSale(3121, richmond, today).map(({ home }) => home.domainId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are listed at one, two or three providers, some at each of them alone', () => {
    const all = atlas.known.flatMap((locality) => forSale(locality))
    const share = (...listedAt: string[]) =>
      all.filter(({ home }) => String(home.listedAt) === String(listedAt)).length / all.length
    expect(share('domain', 'proptrack', 'reaxml')).toBeCloseTo(0.15, 1)
    expect(share('domain', 'proptrack')).toBeCloseTo(0.2, 1)
    expect(share('domain')).toBeCloseTo(0.22, 1)
    expect(share('proptrack')).toBeCloseTo(0.1, 1)
    expect(share('reaxml')).toBeCloseTo(0.12, 1)
  })

  it('are consistent: apartments own no land, blocks of land have no rooms', () => {
    for (const { home } of atlas.known.flatMap((locality) => forSale(locality))) {
      if (isApartment(home.building)) expect(home.building.landSqm).toBeUndefined()
      if (home.building.type === 'VacantLand')
        expect(home.building).toMatchObject({ bedrooms: 0, bathrooms: 0, style: 'land' })
      if (home.features.includes('Ensuite')) expect(home.building.bathrooms).toBeGreaterThan(1)
    }
  })

  it('open mostly on Saturdays, some on Sundays and on the evenings of Wednesday and Thursday, within two weeks', () => {
    const times = atlas.known.flatMap((locality) => forSale(locality).flatMap((sale) => planInspections(sale).times))
    const share = (weekday: number) => times.filter(({ day }) => weekdayOf(day) === weekday).length / times.length
    const others = [0, 3, 4].map(share)
    expect(share(6)).toBeGreaterThan(0.5)
    for (const some of others) expect(some).toBeGreaterThan(0.08)
    expect(others.reduce((sum, some) => sum + some, share(6))).toBeCloseTo(1)
    for (const { day, opens } of times) {
      expect(day - today).toBeLessThan(14)
      expect(opens % 5).toBe(0)
      if ([3, 4].includes(weekdayOf(day))) expect(opens).toBeGreaterThanOrEqual(17 * 60)
    }
  })
})

describe('prices of homes for sale', () => {
  it('are not shown at an auction in Queensland, where a guide is stored', () => {
    const auctions = atlas.known
      .filter(({ state }) => state === 'QLD')
      .flatMap((locality) => forSale(locality))
      .filter((sale) => auctionAhead(sale) !== undefined)
    expect(auctions.length).toBeGreaterThan(5)
    for (const sale of auctions) {
      expect(askPrice(sale).text).not.toMatch(/\d/)
      expect(askPrice(sale).guideFrom).toBeGreaterThan(0)
    }
  })

  it('are those of the suburb: houses in Dandenong about $700,000 to $850,000', () => {
    const values = Array.from({ length: 12 }, (_, month) =>
      forSale(place('Dandenong', 'VIC', '3175'), today + month * 30),
    )
      .flat()
      .filter(({ home }) => home.building.type === 'House')
      .map(({ home }) => home.valueAud)
      .sort((a, b) => a - b)
    const at = (share: number) => values[Math.floor(values.length * share)] ?? 0
    expect(at(0.5)).toBeGreaterThan(700_000)
    expect(at(0.5)).toBeLessThan(850_000)
    expect(at(0.1)).toBeGreaterThan(600_000)
    expect(at(0.9)).toBeLessThan(950_000)
    expect(values.at(-1)).toBeLessThan(1_100_000)
  })

  it('are higher in Mosman than in Blacktown', () => {
    const middle = (locality: typeof richmond) => {
      const values = forSale(locality)
        .map(({ home }) => home.valueAud)
        .sort((a, b) => a - b)
      return values[Math.floor(values.length / 2)] ?? 0
    }
    expect(middle(place('Mosman', 'NSW', '2088'))).toBeGreaterThan(2 * middle(place('Blacktown', 'NSW', '2148')))
  })
})

const textOf = (description: string) => description.split('<br /><br />')
const mostAlike = (texts: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return Math.max(...counts.values())
}

describe('the text of adverts', () => {
  const everywhere = atlas.known.flatMap((locality) => [forSale(locality)])

  it('begins differently from its neighbours: no three adverts of a place share the first five words', () => {
    for (const sales of everywhere) {
      const openings = sales.map(({ home }) => textOf(home.description)[0] ?? '')
      expect(mostAlike(openings.map((opening) => opening.split(' ').slice(0, 5).join(' ')))).toBeLessThanOrEqual(2)
    }
  })

  it('has an opening of its own: no two homes of a place share a sentence, and no wording is in more than one in twenty', () => {
    for (const sales of everywhere) {
      const openings = sales.map(({ home }) => textOf(home.description)[0] ?? '')
      expect(new Set(openings).size).toBe(openings.length)
      const wordings = sales.map(({ home: { address, description } }) =>
        (textOf(description)[0] ?? '').replaceAll(`${address.streetName} ${address.streetType}`, ''),
      )
      expect(mostAlike(wordings)).toBeLessThanOrEqual(Math.max(2, sales.length / 20))
    }
  })

  it('contradicts nothing that the advert states elsewhere', () => {
    for (const { home } of everywhere.flat()) {
      const { building, description, features, locality } = home
      const land = building.landSqm ?? 0
      const said = (words: RegExp) => words.test(description)
      expect(said(/in-ground pool/i) && said(/shared pool|for residents/i)).toBe(false)
      if (said(/in-ground pool/i)) expect(land).toBeGreaterThanOrEqual(350)
      if (features.includes('SwimmingPool') && !isApartment(building)) expect(land).toBeGreaterThanOrEqual(350)
      if (said(/shared pool|for residents/i)) expect(isApartment(building)).toBe(true)
      if (features.includes('SecureParking')) expect(building.carspaces).toBeGreaterThan(0)
      if (said(/new carpets/)) expect(features).not.toContain('Floorboards')
      if (said(/LSIO/)) expect(locality.state).toBe('VIC')
      if (building.type === 'AcreageSemiRural') expect(said(/Stroll to|the station/)).toBe(false)
      expect(said(/\{street\}|\{suburb\}|undefined/)).toBe(false)
    }
  })
})

describe('over time', () => {
  const later = new Map(homesForSale(3121, richmond, today + 30).map((sale) => [sale.home.id, sale]))

  it('homes are sold or withdrawn on the day that the seed says, and others come to the market', () => {
    const now = forSale()
    const gone = now.filter(({ home }) => home.campaign.endDay <= today + 30)
    expect(gone.length).toBeGreaterThan(5)
    for (const { home } of gone) {
      const then = later.get(home.id)
      if (then) expect(then.status).toBe(home.campaign.outcome)
    }
    const known = new Set(now.map(({ home }) => home.id))
    expect(forSale(richmond, today + 30).filter(({ home }) => !known.has(home.id)).length).toBeGreaterThan(5)
  })

  it('prices drop where the campaign says so, and nowhere else', () => {
    const pairs = forSale().flatMap((now) => {
      const then = later.get(now.home.id)
      return then && now.home.campaign.method !== 'auction' ? [{ now, then }] : []
    })
    for (const { now, then } of pairs) {
      const drop = now.home.campaign.priceDrop
      const isDropped = drop !== undefined && drop.day > today && drop.day <= today + 30
      const change = askPrice(then).guideFrom - askPrice(now).guideFrom
      expect(Math.sign(change)).toBe(isDropped ? -1 : 0)
    }
    const isLower = ({ now, then }: (typeof pairs)[number]) => askPrice(then).guideFrom < askPrice(now).guideFrom
    expect(pairs.filter(isLower).length).toBeGreaterThan(0)
    expect(pairs.some((pair) => !isLower(pair))).toBe(true)
  })
})
