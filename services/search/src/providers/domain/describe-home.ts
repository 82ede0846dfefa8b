import { readAdvert } from '../../home-facts/domain/facts-of-advert.ts'
import { clausesOf } from './clauses.ts'
import { statedFacts, type StatedFields } from './stated-facts.ts'

const denied = /\b(?:no|not|never|without|potential|scope|opportunity|plans?|could|yet|needs?|awaiting|imagine)\b/

const premium =
  /\b(?:luxur(?:y|ious)|premium|high[- ]end|marble|caesarstone|stone bench(?:top|es)?|miele|gaggenau|smeg|butler'?s pantry|wine cellar|home theatre|infinity pool|designer)\b/
const modern =
  /\b(?:modern|contemporary|brand[- ]new|sleek|state[- ]of[- ]the[- ]art|newly (?:built|renovated|updated)|as new)\b/

interface Told extends StatedFields {
  /** Absent where the advert has no words above its description. */
  headline?: string
  description: string
  features: readonly string[]
}

/** What the words of an advert, its headline among them, and its fields say of a home beyond counts. */
export const describeHome = ({ headline = '', description, features, ...fields }: Told) => {
  const words = `${headline}\n${description}`
  const clauses = clausesOf([words, ...features].join('\n'))
  const says = (claim: RegExp) => clauses.some((clause) => claim.test(clause) && !denied.test(clause))
  return {
    ...readAdvert({ words, features, stated: statedFacts(fields) }),
    hasPremiumFeatures: says(premium),
    hasModernInterior: says(modern),
  }
}
