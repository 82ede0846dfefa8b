import { describe, expect, it } from 'vitest'
import { buildingStyles } from '../market/home.ts'
import { homesForSale } from '../market/homes-for-sale.ts'
import { createAtlas } from '../places/create-atlas.ts'
import { openMarket, richmond } from '../testing/open-market.ts'
import { choosePicture } from './choose-picture.ts'
import { pictureCount, pictureLetters } from './picture-address.ts'
import { parseXml } from '../testing/parse-xml.ts'
import { drawingsOf } from './read-drawings.ts'
import { varyFront } from './vary-front.ts'

const today = 20_778
const atlas = createAtlas([])
const homesIn = (place: Parameters<typeof atlas.describe>[0], day = today) =>
  homesForSale(3121, atlas.describe(place), day).map(({ home }) => home)
const shapesOf = (drawing = '<svg></svg>') => drawing.slice(drawing.indexOf('>') + 1, -'</svg>'.length)
const frontOf = ({ pictureId }: { pictureId: string }) => choosePicture(pictureId, '1')

describe('a picture of a home', () => {
  it.each(buildingStyles)('exists for every number that an advert has, with any number of bedrooms: %s', (style) => {
    for (const bedrooms of [0, 1, 2, 3, 4, 5, 9])
      for (const bathrooms of [0, 1, 2, 3, 9])
        for (const name of pictureLetters.slice(0, pictureCount(style)))
          expect(
            choosePicture(`${style}-${bedrooms}x${bathrooms}-a1`, name),
            `${bedrooms}x${bathrooms} ${name}`,
          ).toMatch(/^<svg/)
  })

  it('is the same wherever the market runs, since browsers cache a URL for a year', () => {
    expect(choosePicture('brick-3x2-abc-30', '1')).toContain(shapesOf(drawingsOf('front-brick')[0]))
    expect(choosePicture('terrace-3x1-k2-7', '1')).toContain(shapesOf(drawingsOf('front-terrace')[2]))
    expect(choosePicture('brick-3x2-abc', '1')).toBe(choosePicture('brick-3x2-abc', '1'))
  })

  it('has the names of both providers: numbers, and letters with m first', () => {
    expect(choosePicture('brick-3-a', 'm')).toBe(choosePicture('brick-3-a', '1'))
    expect(choosePicture('brick-3-a', 'a')).toBe(choosePicture('brick-3-a', '2'))
  })

  it('does not exist for an unknown home or number', () => {
    for (const [id, name] of [
      ['castle-3-a', '1'],
      ['brick-3-a', '7'],
      ['brick-3-a', '0'],
      ['land-0-a', '4'],
      ['brick', '1'],
      ['brick-3-a', 'z'],
      ['brick-3-../a', '1'],
    ] as const)
      expect(choosePicture(id, name)).toBeUndefined()
  })

  it('is served with a long cache time, and 404 for a missing one', async () => {
    const market = await openMarket()
    const [sale] = market.salesIn(richmond)
    const reply = await fetch(`${market.url}/pictures/${sale?.home.pictureId ?? ''}/1.svg`)
    expect(reply.status).toBe(200)
    expect(await reply.text()).toBe(choosePicture(sale?.home.pictureId ?? '', '1'))
    expect(reply.headers.get('content-type')).toMatch('image/svg+xml')
    expect(reply.headers.get('cache-control')).toMatch('immutable')
    for (const address of ['brick-3-a/99', 'castle-3-a/1'])
      expect((await fetch(`${market.url}/pictures/${address}.svg`)).status).toBe(404)
  })
})

describe('fronts', () => {
  it('differ within a style by the id: each style shows at least sixteen', () => {
    for (const style of buildingStyles) {
      const fronts = Array.from({ length: 200 }, (_, index) => choosePicture(`${style}-3x1-${index}`, '1'))
      expect(new Set(fronts).size, style).toBeGreaterThanOrEqual(16)
    }
  })

  it('are at least 150 in the market, and at least 50 among the homes of Richmond', () => {
    const all = atlas.known.flatMap(homesIn).map(frontOf)
    expect(new Set(all).size).toBeGreaterThanOrEqual(150)
    expect(new Set(homesIn(richmond).map(frontOf)).size).toBeGreaterThanOrEqual(50)
  })

  it.each([today, today + 45])('are never equal in one place, so a list in any order has no twins (day %i)', (day) => {
    for (const place of atlas.known) {
      const fronts = homesIn(place, day).map(frontOf)
      expect(new Set(fronts).size, place.suburb).toBe(fronts.length)
    }
  })

  it('of land are two different ones in the same advert', () => {
    for (let index = 0; index < 50; index += 1)
      expect(choosePicture(`land-0x0-${index}`, '1')).not.toBe(choosePicture(`land-0x0-${index}`, '2'))
  })
})

describe('a front', () => {
  const drawing = drawingsOf('front-brick')[0] ?? ''

  it('has 32 forms, each a well-formed drawing with the same shapes', () => {
    const forms = Array.from({ length: 32 }, (_, number) => varyFront(drawing, number))
    expect(new Set(forms).size).toBe(32)
    for (const form of forms) {
      expect(parseXml(form)).toHaveProperty('svg')
      expect(form).toContain(shapesOf(drawing))
    }
  })
})

describe('a floor plan', () => {
  it('has as many bedrooms and bathrooms as the advert, for every home of the market', () => {
    const homes = atlas.known.flatMap(homesIn)
    for (const { pictureId, building } of homes.filter(({ building: { style } }) => style !== 'land')) {
      const plan = choosePicture(pictureId, '6') ?? ''
      expect(plan.match(/>Bed( \d)?</g) ?? [], pictureId).toHaveLength(building.bedrooms)
      expect(plan.match(/>Bath( \d)?</g), pictureId).toHaveLength(building.bathrooms)
    }
  })
})
