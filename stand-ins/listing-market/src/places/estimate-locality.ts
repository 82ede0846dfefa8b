import { randomOf } from '../market/random.ts'
import { type AustralianState, type Density, type Locality, localityKey, type MarketLocality } from './locality.ts'

type Band = readonly [from: number, to: number, density: Density, house: number, unit: number]

/**
 * Price level in $1,000 by postcode: invented, of plausible magnitude. The first matching band counts; the last is the
 * default.
 */
const bands: Readonly<Record<AustralianState, readonly Band[]>> = {
  NSW: [
    [2000, 2050, 'inner', 2300, 980],
    [2051, 2110, 'middle', 2900, 1150],
    [2111, 2144, 'middle', 1900, 800],
    [2145, 2179, 'outer', 1200, 640],
    [2190, 2234, 'middle', 1600, 760],
    [2745, 2770, 'outer', 1050, 600],
    [0, 9999, 'regional', 740, 520],
  ],
  VIC: [
    [3000, 3010, 'inner', 1300, 520],
    [3011, 3019, 'middle', 1000, 520],
    [3020, 3049, 'outer', 740, 470],
    [3050, 3057, 'inner', 1350, 560],
    [3058, 3064, 'outer', 760, 500],
    [3065, 3070, 'inner', 1550, 640],
    [3071, 3089, 'middle', 1000, 600],
    [3090, 3100, 'outer', 900, 600],
    [3101, 3130, 'middle', 1900, 720],
    [3131, 3168, 'middle', 1250, 660],
    [3169, 3172, 'outer', 960, 600],
    [3173, 3177, 'outer', 780, 480],
    [3178, 3180, 'outer', 1050, 650],
    [3181, 3207, 'middle', 1800, 740],
    [3750, 3756, 'outer', 720, 480],
    [3800, 3810, 'outer', 760, 500],
    [3976, 3980, 'outer', 730, 480],
    [0, 9999, 'regional', 610, 430],
  ],
  QLD: [
    [4000, 4029, 'inner', 1500, 700],
    [4030, 4123, 'middle', 1200, 650],
    [4124, 4179, 'outer', 980, 620],
    [4207, 4230, 'middle', 1250, 780],
    [4551, 4575, 'regional', 1100, 760],
    [0, 9999, 'regional', 620, 450],
  ],
  WA: [
    [6000, 6020, 'inner', 1400, 620],
    [6021, 6069, 'middle', 950, 540],
    [6070, 6175, 'outer', 780, 500],
    [0, 9999, 'regional', 540, 400],
  ],
  SA: [
    [5000, 5069, 'middle', 1250, 580],
    [5070, 5174, 'outer', 800, 500],
    [0, 9999, 'regional', 470, 350],
  ],
  TAS: [
    [7000, 7019, 'middle', 780, 560],
    [0, 9999, 'regional', 540, 420],
  ],
  ACT: [
    [2600, 2620, 'middle', 1100, 580],
    [0, 9999, 'outer', 880, 540],
  ],
  NT: [
    [800, 832, 'middle', 620, 400],
    [0, 9999, 'regional', 480, 340],
  ],
}

/** An estimated profile of a place without data of its own; its price level never changes. */
export function estimateLocality(place: MarketLocality): Locality {
  const code = Number(place.postcode)
  const found = bands[place.state].find(([from, to]) => code >= from && code <= to)
  if (!found) throw new RangeError(`${place.postcode} is not a postcode`)
  const [, , density, house, unit] = found
  const level = randomOf('level', localityKey(place)).around(0.09)
  return {
    ...place,
    density,
    medianHouseAud: Math.round(house * level) * 1_000,
    medianUnitAud: Math.round(unit * level) * 1_000,
  }
}
