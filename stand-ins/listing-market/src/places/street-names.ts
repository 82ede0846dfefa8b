import type { Address } from '../market/home.ts'
import { randomOf } from '../market/random.ts'
import { type Density, type Locality, localityKey } from './locality.ts'

/** Splits names separated by spaces. */
export function words(text: string) {
  return text.trim().split(/\s+/)
}

/** Splits names separated by commas. */
export function listed(text: string) {
  return text.trim().split(/,\s+/)
}

const older = words(`
  Albert Alma Argyle Balmoral Bennett Bridge Brougham Buckley Burnley Cambridge Canning Cecil Chapel Charlotte Church Clarence Clifton Cobden
  Coppin Cremorne Cross Darling Davison Dickens Domain Duke Edward Elgin Erin Farmer Fenwick Fergie Gardner George Gipps Gordon Hanover Henry
  Highett Hoddle Hunter James Johnston Jubilee King Leslie Lennox Liverpool Lord Lyndhurst Madeline Mary Melrose Napier Nelson Oxford
  Palmer Park Percy Princess Queen Raglan Regent Rose Russell Station Stawell Sydney Tanner Union Victoria Wellington William York`)
const leafy = words(`
  Acacia Banksia Bluegum Boronia Bottlebrush Callistemon Casuarina Correa Dianella Eucalypt Grevillea Hakea Hibiscus Jacaranda Kurrajong
  Lilly Lomandra Melaleuca Myrtle Paperbark Protea Redgum Sheoak Silverton Tallowwood Telopea Tuckeroo Waratah Wattle Westringia`)
const newer = words(`
  Ashgrove Barlow Beaumont Birchwood Brookfield Cassidy Chifley Clearwater Coolibah Curlew Dalgety Eastgate Fairway Falcon Finch Garland
  Greenhill Heron Highgrove Hillcrest Ibis Jarrah Kestrel Kingfisher Lakeside Lancaster Lorikeet Magpie Meadow Nankeen Orchard Osprey
  Parkview Pelican Plover Ridgeline Rosella Sandpiper Shearwater Skyline Springfield Stirling Summerhill Tern Valley Wagtail Warbler Wren`)

const types: Readonly<Record<Density, readonly string[]>> = {
  inner: words('Street Street Street Street Street Street Road Avenue Lane Parade Terrace Place Grove'),
  middle: words('Street Street Street Street Road Road Avenue Avenue Grove Crescent Parade Court'),
  outer: words('Street Court Court Drive Drive Crescent Way Place Close Avenue Circuit Boulevard'),
  regional: words('Street Street Street Street Road Road Avenue Drive Court Crescent Lane Parade'),
}

const namesFor: Readonly<Record<Density, readonly string[]>> = {
  inner: older,
  middle: [...older, ...leafy],
  outer: [...leafy, ...newer],
  regional: [...older, ...leafy, ...newer],
}

export type Street = Pick<Address, 'streetName' | 'streetType'>

const streetsPerLocality = 24

/** The streets of a place: unique within it, independent of its neighbours'. */
export function streetsOf(locality: Locality): Street[] {
  const random = randomOf('streets', localityKey(locality))
  return random
    .some(namesFor[locality.density], streetsPerLocality)
    .map((streetName) => ({ streetName, streetType: random.pick(types[locality.density]) }))
}
