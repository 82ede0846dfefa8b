import { advertise, providers, type Advert, type Writing } from './adverts.ts'
import { agencyOf } from './agencies.ts'
import { aDay, newCampaign, type Campaign } from './campaigns.ts'
import { unitWritings, type Door } from './doors.ts'
import { homeOf, type Home, type Kind } from './homes.ts'
import { places, shortSuburbs, type Place } from './places.ts'
import { randomFrom, type Random } from './random.ts'
import { newStreet } from './streets.ts'
import { projectWords } from './words.ts'

const kinds: { kind: Kind; share: number }[] = [
  { kind: 'house', share: 50 },
  { kind: 'apartment', share: 25 },
  { kind: 'townhouse', share: 8 },
  { kind: 'duplex', share: 5 },
  { kind: 'land', share: 8 },
  { kind: 'acreage', share: 4 },
]

/** The more populous of two places. */
const somePlace = ({ pick }: Random) => {
  const one = pick(places)
  const other = pick(places)
  return one.prominence > other.prominence ? one : other
}

/** Blocks have every fifth number, so that no house shares the number of a block. */
const someDoor = ({ between }: Random, kind: Kind): Door => {
  if (kind === 'land') return { lot: String(between(1, 900)) }
  const fifth = 5 * between(1, 38)
  if (kind !== 'apartment' && kind !== 'townhouse') return { number: String(fifth + between(1, 4)) }
  return { unit: String(between(1, 30)), number: String(fifth) }
}

const { hyphen: _readAsRange, ...surelyRead } = unitWritings

const someWriting = ({ pick, chance }: Random, home: Home): Writing => ({
  ...(home.door.unit && chance(0.3) && { door: pick(Object.values(surelyRead)) }),
  ...(chance(0.08) && { place: pick(['hidden', 'number in the street']) }),
  ...(chance(0.01) && { postcode: '' }),
  ...(chance(0.02) && shortSuburb(home.street.place)),
})
const shortSuburb = (place: Place) => {
  const [suburb] = shortSuburbs(place)
  return suburb ? { suburb } : {}
}

/** The agencies that sell a home: mostly one, once; some homes are listed again or by two agencies. */
const sellHome = (random: Random, home: Home, number: number): Campaign[] => {
  const { suburb, state } = home.street.place
  const [agency, another] = random.some([1, 2, 3, 4, 5, 6], 2).map((of) => agencyOf(`${suburb} ${state} ${of}`))
  if (!agency || !another) return []
  const project = `${suburb} ${home.street.name} ${home.door.number ?? ''}`
  const isProject = home.propertyType === 'Apartment' && random.chance(0.2)
  const first = newCampaign({ number, home, agency }, isProject ? { text: projectWords(randomFrom(project)) } : {})
  if (random.chance(0.06)) return [first, newCampaign({ number: number + 1, home, agency: another })]
  if (random.chance(0.9)) return [first]
  const startsAt = first.endsAt + random.between(1, 60) * aDay
  const endsAt = startsAt + random.between(5, 60) * aDay
  return [first, newCampaign({ number: number + 1, home, agency }, { startsAt, endsAt })]
}

/** The requested number of adverts in order of arrival, each with its home. */
export function makeMarket(seed: number, count: number): Advert[] {
  const adverts: Advert[] = []
  const taken = new Set<string>()
  for (let index = 0; adverts.length < count; index += 1) {
    const random = randomFrom(seed, index, 'market')
    const place = somePlace(random)
    const street = newStreet(randomFrom(seed, place.suburb, place.postcode, random.between(1, 16)), place)
    const { kind } = random.pickByShare(kinds)
    const door = someDoor(random, kind)
    const stands = [place.suburb, place.postcode, street.name, street.type.full, ...Object.values(door)].join('|')
    if (taken.has(stands)) continue
    taken.add(stands)
    const home = homeOf(`${seed}-${index}`, kind, { street, door })
    const shownAt = random.some(providers, random.pick([1, 2, 2, 3]))
    for (const campaign of sellHome(random, home, 2 * index))
      for (const provider of shownAt) adverts.push(advertise(campaign, provider, someWriting(random, home)))
  }
  const arrival = ({ listing }: Advert) => listing.listedAt ?? ''
  return adverts.slice(0, count).sort((one, other) => (arrival(one) < arrival(other) ? -1 : 1))
}
