import type { BreakdownLine, Factor, PropertyScore } from '@verandah/contracts'
import type { Extra } from './extra-credit.ts'

/** Strengths start at the first value (of 10), weaknesses end below the second: the bands of the score colours. */
const strongFrom = 8
const weakBelow = 4
const namedAtMost = 3
/** Minimum loss, in points of 100, that is worth mentioning when everything else is ideal. */
const muchLost = 4

const words: Readonly<Record<Factor | Extra, string>> = {
  price: 'price',
  location: 'location',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  landSize: 'land size',
  propertyAge: 'age',
  features: 'features',
  premiumFeatures: 'premium features',
  goodLighting: 'good lighting',
  modernInterior: 'modern interior',
}

/** Describes a score in one sentence, most important first: "Strong on location and price; land size unknown." */
export function explainScore({ breakdown }: Pick<PropertyScore, 'breakdown'>): string {
  if (breakdown.every(({ kind }) => kind === 'neutral')) return 'No weights are set, so every home scores the same.'
  const factors = breakdown.filter(({ kind }) => kind === 'factor')
  const custom = breakdown.filter(({ kind }) => kind === 'custom')
  const places = breakdown.filter(({ kind }) => kind === 'place')
  const judged = [...factors, ...custom, ...places]
  const others = factors.filter(({ ideal, isOverridden }) => ideal === undefined || isOverridden === true)
  const areIdealsMet =
    factors.some(({ ideal }) => ideal !== undefined) && factors.every(({ ideal = 'met' }) => ideal === 'met')
  const verdict = [
    areIdealsMet ? 'meets all of your ideals' : clause('misses your ideal for', factors.filter(isMissed)),
    factors.some(mayGoOver) ? 'may go over your maximum price' : '',
    clause('strong on', (areIdealsMet ? others : factors.filter(isStrength)).filter(atLeast(strongFrom))),
    areIdealsMet
      ? clause('held back by', others.filter(below(strongFrom)).filter(costsMuch))
      : clause('weak on', others.filter(below(weakBelow))),
    clause('mentions', custom.filter(atLeast(strongFrom))),
    clause('no mention of', custom.filter(below(strongFrom))),
    clause('near', places.filter(atLeast(strongFrom))),
    clause('far from', places.filter(below(weakBelow))),
  ].filter(isSaid)
  const asides = [
    clause(
      'extra credit for',
      breakdown.filter(({ kind }) => kind === 'extra'),
    ),
    unknownClause(judged.filter(({ value }) => value === null)),
  ].filter(isSaid)
  const isEvaluated = judged.some(({ value }) => value !== null)
  return sentence([...(isEvaluated && verdict.length === 0 ? ['fair all round'] : verdict), ...asides])
}

/** A value that the buyer gave is not held against the ideal. */
const isMissed = ({ ideal, isOverridden }: BreakdownLine): boolean => ideal === 'missed' && isOverridden !== true

/** Only a price range has a value and leaves its ideal open. */
const mayGoOver = ({ ideal, value, isOverridden }: BreakdownLine): boolean =>
  ideal === 'unknown' && value !== null && isOverridden !== true

const isStrength = (line: BreakdownLine): boolean => !isMissed(line) && !mayGoOver(line)

const costsMuch = ({ points, outOf }: BreakdownLine): boolean => outOf - points >= muchLost

const isSaid = (text: string): boolean => text !== ''

const atLeast = (bound: number) => (line: BreakdownLine) => line.value !== null && line.value >= bound
const below = (bound: number) => (line: BreakdownLine) => line.value !== null && line.value < bound

const clause = (opening: string, lines: readonly BreakdownLine[]): string =>
  lines.length === 0 ? '' : `${opening} ${namesOf(lines)}`

const unknownClause = (lines: readonly BreakdownLine[]): string =>
  lines.length === 0 ? '' : `${namesOf(lines)} unknown`

const namesOf = (lines: readonly BreakdownLine[]): string => {
  const names = [...lines].sort((a, b) => b.weight - a.weight).map(nameOf)
  const left = names.length - namedAtMost
  return listed(left > 0 ? [...names.slice(0, namedAtMost), `${left} more`] : names)
}

const nameOf = ({ kind, name }: BreakdownLine): string =>
  kind === 'custom' || kind === 'place' ? name : words[name as Factor | Extra]

/** "Price", "Price and age", "Price, age and features". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

const sentence = (clauses: readonly string[]): string => {
  const text = clauses.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
