import type { FeedPrice, ListingUpdate } from '../listing/listing.ts'
import { guideBesideSale, readSale } from '../listing/sale.ts'
import { plainLine } from '../plain-text.ts'
import { flagOf, localDateOf, numberOf } from './read-values.ts'
import { attributeOf, childOf, textIn, valueOf, type XmlElement } from './xml-element.ts'

/** Reads `price` and `priceView`; `display="no"` hides both. An invalid price is reported and counts as unknown. */
export function readPriceElements(root: XmlElement, warn: (reason: string) => void): Partial<ListingUpdate> {
  const sold = readSoldPrice(root)
  if (sold !== null) return { statedPrice: sold }
  const price = childOf(root, 'price')
  const view = childOf(root, 'priceView')
  if (price === null && view === null) return {}
  return {
    statedPrice: {
      ...(price !== null && { price: amountOf(price, warn), isWithheld: isWithheld(price) }),
      ...(view !== null && { text: plainLine(textIn(view)) || null }),
    },
  }
}

const isWithheld = (element: XmlElement | null): boolean => flagOf(attributeOf(element, 'display').trim()) === false

const amountOf = (price: XmlElement | null, warn: (reason: string) => void): number | null => {
  const text = textIn(price)
  if (text === '') return null
  const amount = numberOf(text)
  if (amount !== null && amount > 0 && amount < 1e9) return amount
  warn(`Its price "${text.slice(0, 40)}" is not an amount of dollars.`)
  return null
}

/** Returns the sale price if it may be shown. */
const readSoldPrice = (root: XmlElement): FeedPrice | null => {
  const element = soldPriceIn(childOf(root, 'soldDetails'))
  const amount = numberOf(textIn(element))
  if (amount === null || amount <= 0 || !isDisplayed(element)) return null
  const price = Math.round(amount)
  return { price, text: `Sold for $${price.toLocaleString('en-AU')}`, isWithheld: false }
}

/** How the home was sold; empty for a record that does not say, so that what is known stays. */
export function readSoldDetails(root: XmlElement): Pick<Partial<ListingUpdate>, 'sale'> {
  const details = childOf(root, 'soldDetails')
  if (details === null) return {}
  const element = soldPriceIn(details)
  const price = childOf(root, 'price')
  const words = isWithheld(price) ? '' : plainLine(textIn(childOf(root, 'priceView')))
  const advertisedAs = guideBesideSale(words)
  const sale = readSale({
    price: numberOf(textIn(element)),
    date: localDateOf(textIn(childOf(details, 'soldDate') ?? childOf(details, 'date'))),
    method: textIn(childOf(childOf(root, 'auctionOutcome'), 'auctionResult')),
    isWithheld: !isDisplayed(element),
  })
  return { sale: { ...sale, ...(advertisedAs !== undefined && { advertisedAs }) } }
}

/** `display="range"` shows no price either. */
const isDisplayed = (element: XmlElement | null): boolean => flagOf(attributeOf(element, 'display')) === true

const soldPriceIn = (details: XmlElement | null) => childOf(details, 'soldPrice') ?? childOf(details, 'price')

/** Null if the record does not mention offers. */
export function isUnderOffer(root: XmlElement, warn: (reason: string) => void): boolean | null {
  const value = valueOf(childOf(root, 'underOffer'))
  if (value === '') return null
  if (!/^(?:yes|no)$/i.test(value)) warn(`Its underOffer "${value.slice(0, 20)}" is neither yes nor no.`)
  return /^yes$/i.test(value)
}
