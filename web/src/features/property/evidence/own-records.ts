import { moneyText, type Property, type PropertySnapshot, type SavedProperty, showsPrice } from '@verandah/contracts'
import { streetOf } from '@/components/property/street-of.ts'
import { saleWords } from '@/lib/shortlist/sale-text.ts'

const mostShown = 3

export interface OwnRecord {
  street: string
  /** "Sold for $845,000 on 28 Nov, $20,000 above its guide". */
  text: string
}

/** Sales of this suburb and type that the buyer recorded, newest first, each against the guide that they saw. */
export function ownRecordsOf(home: Property, saved: readonly SavedProperty[]): OwnRecord[] {
  return saved
    .flatMap(({ home: other, saleResult }) =>
      other !== null && saleResult?.price != null && saleResult.outcome !== 'passedIn' && isAlike(home, other)
        ? [{ other, result: saleResult, price: saleResult.price }]
        : [],
    )
    .toSorted((one, another) => another.result.day.localeCompare(one.result.day))
    .slice(0, mostShown)
    .map(({ other, result, price }) => ({
      street: streetOf(other),
      text: `${saleWords(result)}${againstGuide(price, other)}`,
    }))
}

const isAlike = (home: Property, { id, suburb, postcode, propertyType }: PropertySnapshot): boolean =>
  id !== home.id && suburb === home.suburb && postcode === home.postcode && propertyType === home.propertyType

/** Nothing where the advert shows no guide, or by now the price that the home sold for. */
const againstGuide = (sold: number, home: PropertySnapshot): string => {
  if (home.status === 'sold' || !showsPrice(home)) return ''
  const from = home.priceFrom ?? home.price
  const to = home.priceTo ?? home.price
  if (to !== null && sold > to) return `, ${moneyText(sold - to)} above its guide`
  if (from !== null && sold < from) return `, ${moneyText(from - sold)} below its guide`
  return to === null ? '' : ', within its guide'
}
