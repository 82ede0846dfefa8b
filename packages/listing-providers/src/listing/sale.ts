import type { SaleMethod } from '@verandah/contracts'
import { parsePriceText } from './parse-price-text.ts'
import { codeKey } from './code-key.ts'

/** How an advert's home was sold, as far as its provider lets it be shown. */
export interface Sale {
  /** Whole dollars; null where withheld. A withheld price is never stored. */
  price: number | null
  /** `2026-11-21`, local; null where not stated. */
  day: string | null
  method: SaleMethod | null
  /** The guide that the sold record still shows, in its words; for homes first seen when they were sold. */
  advertisedAs?: string
}

interface StatedSale {
  price: number | null | undefined
  /** A date, or a date and time, in the home's time. */
  date: string | null | undefined
  method: string | null | undefined
  isWithheld: boolean
}

const leastPriceAud = 1_000
const greatestPriceAud = 1e9

export function readSale({ price, date, method, isWithheld }: StatedSale): Sale {
  return {
    price:
      isWithheld || price == null || !(price >= leastPriceAud && price < greatestPriceAud) ? null : Math.round(price),
    day: /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(date ?? '')?.[0] ?? null,
    method: methods[codeKey(method ?? '')] ?? null,
  }
}

/** Domain's `saleMethod` and the `auctionResult` of PropTrack and REAXML, by `codeKey`. */
const methods: Readonly<Record<string, SaleMethod>> = {
  soldbyauction: 'auction',
  soldatauction: 'auction',
  soldbyprivatetreaty: 'privateTreaty',
  soldpriortoauction: 'beforeAuction',
  soldafterauction: 'afterAuction',
  passedin: 'afterAuction',
  passedinvendorbid: 'afterAuction',
}

/** The words that a sold record shows beside its sale, where they still are a guide; undefined where they are not. */
export function guideBesideSale(words: string): string | undefined {
  return /\bsold\b/i.test(words) || parsePriceText(words) === null ? undefined : words
}
