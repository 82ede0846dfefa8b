import { clausesOf } from './clauses.ts'
import { detectFeatures } from './detect-features.ts'

const denied = /\b(?:no|not|never|without|potential|scope|opportunity|plans?|could|yet|needs?|awaiting|imagine)\b/

const renovated =
  /\b(?:renovat(?:ed|ion|ions)|refurbished|remodelled|updated|upgraded|restored|new kitchen|new bathroom)\b/
const toBeRenovated = /\b(?:renovate|renovator'?s?|unrenovated|original condition|fixer[- ]upper|tlc|knock ?down)\b/
const views = /\b(?:views?|vistas?|outlook over|overlooking the (?:bay|park|river|ocean|city|harbour|lake))\b/
const viewing = /\b(?:view (?:by|today|this|now|online)|in our view|point of view|virtual view|street view)\b/
const premium =
  /\b(?:luxur(?:y|ious)|premium|high[- ]end|marble|caesarstone|stone bench(?:top|es)?|miele|gaggenau|smeg|butler'?s pantry|wine cellar|home theatre|infinity pool|designer)\b/
const light =
  /\b(?:sun[- ]?(?:drenched|filled|lit|soaked|ny)|light[- ]?(?:filled|flooded|drenched)|bathed in (?:natural )?(?:light|sun(?:light|shine)?)|natural light|flooded with (?:natural )?light|(?:sun)?light floods|north[- ]facing|skylights?)\b/
const modern =
  /\b(?:modern|contemporary|brand[- ]new|sleek|state[- ]of[- ]the[- ]art|newly (?:built|renovated|updated)|as new)\b/

/** What the words of an advert, and the labels of its fields, say of a home beyond counts. */
export const describeHome = (description: string, features: readonly string[]) => {
  const clauses = clausesOf([description, ...features].join('\n'))
  const says = (claim: RegExp, unless = denied) => clauses.some((clause) => claim.test(clause) && !unless.test(clause))
  const hasRenovatedFeatures = says(renovated)
  return {
    detectedFeatures: detectFeatures(description),
    propertyCondition: says(/\bbrand[- ]new|newly built\b/)
      ? 'New'
      : hasRenovatedFeatures
        ? 'Renovated'
        : says(toBeRenovated, /\b(?:nothing|no need)\b/)
          ? 'Needs work'
          : null,
    hasView: says(views, viewing),
    hasRenovatedFeatures,
    hasPremiumFeatures: says(premium),
    isWellLit: says(light),
    hasModernInterior: says(modern),
  }
}
