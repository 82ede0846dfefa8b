import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildingStyles } from '../market/home.ts'
import { parseXml } from '../testing/parse-xml.ts'
import { drawingsOf } from './read-drawings.ts'

const largest = 15_000
const largestTogether = 600_000
const folder = new URL('../../pictures/', import.meta.url)
const names = readdirSync(folder)
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const isOfStyle = `front-(?:${buildingStyles.join('|')})-\\d`
const isInside = '(?:living-room|kitchen|bedroom|garden|balcony|lot-plan)-\\d'

describe('the drawings', () => {
  it.each(names)('are well-formed, small and refer to nothing outside themselves: %s', (name) => {
    const text = textOf(name)
    expect(parseXml(text)).toHaveProperty('svg')
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/)
    expect(text).not.toMatch(/<(?:script|style|image|foreignObject|a)\b|\son\w+=|@import|<[!?]|NaN|undefined/i)
    // Fronts come mirrored, and writing would be too.
    if (name.startsWith('front-')) expect(text).not.toContain('<text')
    for (const [, target] of text.matchAll(/(?:href="|url\()([^")]*)/g)) {
      expect(target).toMatch(/^#/)
      expect(text).toContain(`id="${(target ?? '').slice(1)}"`)
    }
    expect(text.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('//')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(largest)
  })

  it('have the names that the market looks for, without duplicates', () => {
    const known = new RegExp(`^(?:${isOfStyle}|${isInside}|floor-plan-[0-5]x[1-3])\\.svg$`)
    expect(names.filter((name) => !known.test(name))).toEqual([])
    expect(new Set(names.map(textOf)).size).toBe(names.length)
  })

  it('include at least 48 fronts, and are small in total', () => {
    const fronts = buildingStyles.flatMap((style) => drawingsOf(`front-${style}`))
    expect(new Set(fronts).size).toBeGreaterThanOrEqual(48)
    expect(names.reduce((sum, name) => sum + Buffer.byteLength(textOf(name)), 0)).toBeLessThanOrEqual(largestTogether)
  })
})
