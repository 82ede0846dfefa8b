import { parsePriceText } from './parse-price-text.ts'

interface StatedPrice {
  price?: number | null | undefined
  priceFrom?: number | null | undefined
  priceTo?: number | null | undefined
  /** What buyers are shown. */
  text: string | null
}

/** One price and its range: a stated price, else the middle of the stated range, else what the text holds. Whole dollars. */
export const readPrice = ({ price, priceFrom, priceTo, text }: StatedPrice) => {
  const told = text === null ? null : parsePriceText(text)
  const stated = { from: believable(priceFrom), to: believable(priceTo) }
  const { from, to } = (stated.from ?? stated.to) === null ? (told ?? stated) : stated
  const isRange = from !== null && to !== null
  const middle = isRange ? Math.round((from + to) / 2) : null
  const isOne = isRange && from === to
  return {
    price: believable(price) ?? middle,
    priceFrom: isOne ? null : from,
    priceTo: isOne ? null : to,
  }
}

const believable = (amount: number | null | undefined): number | null =>
  amount != null && Number.isFinite(amount) && amount > 0 && amount < 1e9 ? Math.round(amount) : null
