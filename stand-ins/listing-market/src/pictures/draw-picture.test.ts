import { describe, expect, it } from 'vitest'
import { openMarket, richmond } from '../testing/open-market.ts'
import { parseXml } from '../testing/parse-xml.ts'
import { drawPicture } from './draw-picture.ts'
import { buildingStyles } from '../market/home.ts'

const largest = 32_000

describe('a picture of a home', () => {
  it.each(buildingStyles)('is well-formed, small and without scripts or references outside itself: %s', (style) => {
    for (const name of ['1', '2', '3', ...(style === 'land' ? [] : ['4', '5', '6'])])
      for (const chance of ['a1', 'b2', 'c3']) {
        const picture = drawPicture(`${style}-3-${chance}`, name) ?? ''
        expect(parseXml(picture)).toHaveProperty('svg')
        expect(picture.length).toBeLessThan(largest)
        expect(picture).not.toMatch(/<script|NaN|undefined|href="[^#]/)
        const used = [...picture.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id)
        for (const id of used) expect(picture).toContain(`id="${id ?? ''}"`)
      }
  })

  it('is the same at every look, and another one for another home', () => {
    expect(drawPicture('terrace-3-a', '1')).toBe(drawPicture('terrace-3-a', '1'))
    expect(drawPicture('terrace-3-a', '1')).not.toBe(drawPicture('terrace-3-b', '1'))
  })

  it('has the names of both providers: numbers, and letters with m first', () => {
    expect(drawPicture('brick-3-a', 'm')).toBe(drawPicture('brick-3-a', '1'))
    expect(drawPicture('brick-3-a', 'a')).toBe(drawPicture('brick-3-a', '2'))
  })

  it('does not exist for what is no home or no picture of it', () => {
    for (const [id, name] of [
      ['castle-3-a', '1'],
      ['brick-3-a', '7'],
      ['land-0-a', '4'],
      ['brick', '1'],
      ['brick-3-a', 'z'],
    ] as const)
      expect(drawPicture(id, name)).toBeUndefined()
  })

  it('draws as many bedrooms as the home has', () => {
    expect(drawPicture('modern-4-a', '6')).toContain('>Bed 4<')
    expect(drawPicture('modern-4-a', '6')).not.toContain('>Bed 5<')
  })

  it('draws as many bathrooms as the advert names', () => {
    const plan = drawPicture('modern-4x3-a', '6')
    expect(plan).toContain('>Bath 3<')
    expect(plan).not.toContain('>Bath 4<')
    expect(drawPicture('modern-4x1-a', '6')?.match(/>Bath/g)).toHaveLength(1)
  })

  it('is served with a long life', async () => {
    const market = await openMarket()
    const [sale] = market.salesIn(richmond)
    const reply = await fetch(`${market.url}/pictures/${sale?.home.id ?? ''}/1.svg`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch('image/svg+xml')
    expect(reply.headers.get('cache-control')).toMatch('immutable')
    expect((await fetch(`${market.url}/pictures/brick-3-a/99.svg`)).status).toBe(404)
  })
})
