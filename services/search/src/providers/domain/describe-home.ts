import { readAdvert } from '../../home-facts/domain/facts-of-advert.ts'
import { clausesOf } from './clauses.ts'

const denied = /\b(?:no|not|never|without|potential|scope|opportunity|plans?|could|yet|needs?|awaiting|imagine)\b/

const premium =
  /\b(?:luxur(?:y|ious)|premium|high[- ]end|marble|caesarstone|stone bench(?:top|es)?|miele|gaggenau|smeg|butler'?s pantry|wine cellar|home theatre|infinity pool|designer)\b/
const modern =
  /\b(?:modern|contemporary|brand[- ]new|sleek|state[- ]of[- ]the[- ]art|newly (?:built|renovated|updated)|as new)\b/

/** What the words of an advert, and the labels of its fields, say of a home beyond counts. */
export const describeHome = (description: string, features: readonly string[]) => {
  const clauses = clausesOf([description, ...features].join('\n'))
  const says = (claim: RegExp) => clauses.some((clause) => claim.test(clause) && !denied.test(clause))
  return {
    ...readAdvert(description, features),
    hasPremiumFeatures: says(premium),
    hasModernInterior: says(modern),
  }
}
