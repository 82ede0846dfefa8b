import { readAdvert } from '../../home-facts/domain/facts-of-advert.ts'
import { type Listing, statedFacts } from '@verandah/listing-providers/listing'

const denied = /\b(?:no|not|never|without|potential|scope|opportunity|plans?|could|yet|needs?|awaiting|imagine)\b/

const premium =
  /\b(?:luxur(?:y|ious)|premium|high[- ]end|marble|caesarstone|stone bench(?:top|es)?|miele|gaggenau|smeg|butler'?s pantry|wine cellar|home theatre|infinity pool|designer)\b/
const modern =
  /\b(?:modern|contemporary|brand[- ]new|sleek|state[- ]of[- ]the[- ]art|newly (?:built|renovated|updated)|as new)\b/

/** Adds what an advert's words and fields say of its home. Takes milliseconds: call for new or changed adverts only. */
export function describeListing(listing: Listing): Listing {
  const { title, address, description, features, particulars, parkingKind } = listing
  const words = title === address ? description : `${title}\n${description}`
  const clauses = clausesOf([words, ...features].join('\n'))
  const says = (claim: RegExp) => clauses.some((clause) => claim.test(clause) && !denied.test(clause))
  const stated = statedFacts({ energyRating: particulars?.energyRating, parkingKind })
  return {
    ...listing,
    ...readAdvert({ words, features, stated }),
    hasPremiumFeatures: says(premium),
    hasModernInterior: says(modern),
  }
}

/**
 * The clauses of a text, in lower case, split at sentence ends, lines, commas, semicolons, brackets and "but", but not
 * inside numbers. A hedge or denial in one does not carry to the next.
 */
function clausesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[‐-―]/g, '-')
    .split(/[.!?](?=\s|$)|[\n,;:()•*|]+|\bbut\b|\s-\s/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '')
}
