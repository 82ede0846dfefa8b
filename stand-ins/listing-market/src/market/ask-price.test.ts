import { expect, it } from 'vitest'
import { createAtlas } from '../places/create-atlas.ts'
import { askPrice } from './ask-price.ts'
import { homesForSale } from './homes-for-sale.ts'

it('a guide is at most 10 % wide, the law in Victoria', () => {
  const guides = createAtlas([]).known.flatMap((place) =>
    homesForSale(3121, place, 20_778).map((sale) => askPrice(sale)),
  )
  expect(Math.max(...guides.map(({ guideFrom, guideTo }) => guideTo / guideFrom))).toBeLessThanOrEqual(1.1)
  expect(Math.min(...guides.map(({ guideFrom, guideTo }) => guideTo - guideFrom))).toBeGreaterThanOrEqual(0)
})
