import {
  groupedText,
  largestAmount,
  numberPattern,
  plainText,
  type Reading,
  timesPowerOfTen,
  withoutGroups,
} from './read-number.ts'

const squareMetres = String.raw`m2|m²|sqm|sqms|sq ?m|sq\. ?m\.?|square met(?:re|er)s?`
const metresPattern = new RegExp(`^${numberPattern} ?(?:${squareMetres})?$`)
const hectaresPattern = new RegExp(`^${numberPattern} ?(?:ha|hectares?)$`)
const acresPattern = new RegExp(`^${numberPattern} ?(?:ac|acres?)$`)
const fractionPattern = /^(?:(\d{1,4})(?: and)? )?(\d{1,2}) ?[/⁄] ?(\d{1,2}) ?(?:of an )?(?:ac|acres?)$/

/** The international acre, in square metres. */
const acre = 4046.8564224

const written: readonly [RegExp, string][] = [
  [/½/, ' 1/2'],
  [/¼/, ' 1/4'],
  [/¾/, ' 3/4'],
  [/^(?:a )?half(?: an)?(?= ac)/, '1/2'],
  [/^(?:a )?quarter(?: of an| an)?(?= ac)/, '1/4'],
  [/^(?:an|one)(?= ac)/, '1'],
]

const notAnArea = 'Enter an area, such as 600, 600 sqm, 0.5 ha or 1/4 acre'

/** Whole square metres of "600", "600 sqm", "0.5 ha" or "1/4 acre". Anything else is refused whole. */
export function readArea(text: string): Reading {
  const plain = written.reduce((now, [words, figures]) => now.replace(words, figures), plainText(text)).trim()
  if (/^[-−–]/.test(plain)) return { problem: 'An area can’t be negative' }
  const reading = metresOf(plain) ?? hectaresOf(plain) ?? acresOf(plain)
  if (reading === null) return { problem: notAnArea }
  return 'amount' in reading && reading.amount > largestAmount
    ? { problem: `Enter at most ${groupedText(largestAmount)} m²` }
    : reading
}

const metresOf = (plain: string): Reading | null => {
  const [, whole, decimals = ''] = metresPattern.exec(plain) ?? []
  if (whole === undefined) return null
  return decimals === '' ? { amount: Number(withoutGroups(whole)) } : { problem: 'Whole square metres, please' }
}

const hectaresOf = (plain: string): Reading | null => {
  const [, whole, decimals = ''] = hectaresPattern.exec(plain) ?? []
  if (whole === undefined) return null
  const exact = timesPowerOfTen({ whole, decimals }, 4)
  return { amount: exact ?? Math.round(Number(`${withoutGroups(whole)}.${decimals}`) * 10_000) }
}

const acresOf = (plain: string): Reading | null => {
  const [, whole, decimals = '0'] = acresPattern.exec(plain) ?? []
  if (whole !== undefined) return { amount: Math.round(Number(`${withoutGroups(whole)}.${decimals}`) * acre) }
  const [, acres = '0', part, of] = fractionPattern.exec(plain) ?? []
  if (part === undefined || Number(of) === 0 || Number(part) >= Number(of)) return null
  return { amount: Math.round((Number(acres) + Number(part) / Number(of)) * acre) }
}

/** "600 m²". */
export function areaText(amount: number): string {
  return `${groupedText(amount)} m²`
}
