import { AustralianState, Postcode } from '@verandah/contracts'
import { readUnitAndNumber, streetLineOf } from '../listing/street-line.ts'
import { suburbName } from '../listing/suburb-name.ts'
import { plainLine } from '../plain-text.ts'

/**
 * Parses a one-line address: "1/67 Louisa Rd, Birchgrove, NSW 2041". Null if suburb and street cannot be separated;
 * `suburbs` are the requested ones, which end a line without commas.
 */
export function readFullAddress(given: string, suburbs: readonly string[]) {
  const end: Partial<Record<string, string>> = ending.exec(plainLine(given))?.groups ?? {}
  const state = AustralianState.safeParse(end.state?.toUpperCase()).data
  const postcode = Postcode.safeParse(end.postcode).data
  const split = splitLine(end.rest ?? '', suburbs)
  if (state === undefined || postcode === undefined || split === null) return null
  const [line, suburb] = split
  const { numbers, street } = readLine(line)
  const shown = streetLineOf(numbers, street)
  return {
    ...numbers,
    street,
    state,
    postcode,
    suburb: suburbName(suburb),
    address: [shown, suburbName(suburb)].filter(Boolean).join(', '),
  }
}

const ending =
  /^(?<rest>.*?)(?<![\s,])[\s,]+(?<state>act|nsw|nt|qld|sa|tas|vic|wa)[\s,]+(?<postcode>\d{4})(?:[\s,]+australia)?$/i

/** Returns street and suburb; null if they cannot be told apart. */
const splitLine = (line: string, suburbs: readonly string[]): [string, string] | null => {
  const parts = line.split(',').flatMap((part) => part.trim() || [])
  return parts.length > 1 ? [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''] : splitAtSuburb(parts[0], suburbs)
}

/** A line without digits is a suburb with a hidden street. */
const splitAtSuburb = (line = '', suburbs: readonly string[]): [string, string] | null => {
  const asked = suburbs.find((suburb) => ` ${line}`.toLowerCase().endsWith(` ${suburb.toLowerCase()}`))
  if (asked !== undefined) return [line.slice(0, -asked.length).trim(), asked]
  return line === '' || /\d/.test(line) ? null : ['', line]
}

const ordinal = /^\d+(?:st|nd|rd|th)$/i

/** "Unit 3, 12 Example St": the number ends with the last word that has a digit; "5th" is part of a street's name. */
const readLine = (line: string) => {
  const words = line.split(' ').filter(Boolean)
  const last = words.findLastIndex((word) => /\d/.test(word) && !ordinal.test(word))
  const numbers = readUnitAndNumber(null, words.slice(0, last + 1).join(' '))
  return { numbers, street: words.slice(last + 1).join(' ') || null }
}
