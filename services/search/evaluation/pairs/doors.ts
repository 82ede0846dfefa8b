import type { Listing } from '@verandah/listing-providers/listing'

/** The address of a home within its street. */
export interface Door {
  /** A lot, before or beside a street number. */
  lot?: string
  unit?: string
  /** Unit, Apartment, Townhouse: the agency's term. */
  unitWord?: string
  /** `12`, `12A`, `12-14`, `7 & 9`. */
  number?: string
}

type Written = Pick<Listing, 'unit' | 'streetNumber'>
type WriteDoor = (door: Door) => Written

const filled = (text: string) => (text === '' ? null : text)
const inNumber = (write: (unit: string, number: string, word: string) => string): WriteDoor => {
  return ({ unit = '', number = '', unitWord = 'Unit' }) => ({
    unit: null,
    streetNumber: write(unit, number, unitWord),
  })
}
const inUnit = (write: (unit: string, word: string) => string): WriteDoor => {
  return ({ unit = '', number = '', unitWord = 'Unit' }) => ({ unit: write(unit, unitWord), streetNumber: number })
}
const zeroed = (text: string) => text.replace(/^\d+/, (digits) => digits.padStart(3, '0'))
const joinedBy = (joiner: string, text: string) => text.replace(/ & |-/, joiner)

/** Unambiguous notations of a unit and its number. */
export const unitWritings = {
  fields: inUnit((unit) => unit),
  slash: inNumber((unit, number) => `${unit}/${number}`),
  spacedSlash: inNumber((unit, number) => `${unit} / ${number}`),
  word: inUnit((unit, word) => `${word} ${unit}`),
  wordSlash: inNumber((unit, number, word) => `${word} ${unit}/${number}`),
  wordComma: inNumber((unit, number, word) => `${word} ${unit}, ${number}`),
  letter: inNumber((unit, number, word) => `${word.slice(0, 1)}${unit}/${number}`),
  letterField: inUnit((unit, word) => `${word.slice(0, 1)}${unit}`),
  apartment: inUnit((unit) => `Apt ${unit}`),
  apartmentSpace: inNumber((unit, number) => `Apt ${unit} ${number}`),
  hyphen: inNumber((unit, number) => `${unit}-${number}`),
  twice: ({ unit = '', number = '' }) => ({ unit, streetNumber: `${unit}/${number}` }),
  emptyUnit: ({ unit = '', number = '' }) => ({ unit: '', streetNumber: `${unit}/${number}` }),
  zeros: inUnit(zeroed),
} satisfies Record<string, WriteDoor>

/** Notations of a number without a unit: a house, a site over several numbers, two houses sold together. */
export const numberWritings = {
  plain: ({ number = '' }) => ({ unit: null, streetNumber: filled(number) }),
  zeros: ({ number = '' }) => ({ unit: null, streetNumber: zeroed(number) }),
  spacedLetter: ({ number = '' }) => ({ unit: null, streetNumber: number.replace(/(\d)([A-Z])$/, '$1 $2') }),
  smallLetter: ({ number = '' }) => ({ unit: null, streetNumber: number.toLowerCase() }),
  spacedRange: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy(' - ', number) }),
  dash: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy('–', number) }),
  to: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy(' to ', number) }),
  range: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy('-', number) }),
  tight: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy('&', number) }),
  and: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy(' and ', number) }),
  comma: ({ number = '' }) => ({ unit: null, streetNumber: joinedBy(', ', number) }),
  first: ({ number = '' }) => ({ unit: null, streetNumber: number.split(/ & |-/)[0] ?? null }),
} satisfies Record<string, WriteDoor>

/** Notations of two units of one number that are sold together. */
export const jointWritings = {
  fields: inUnit((unit) => unit),
  words: inNumber((unit, number, word) => `${word}s ${unit}, ${number}`),
  tightWords: inNumber((unit, number, word) => `${word}s ${joinedBy('&', unit)}, ${number}`),
  tight: inNumber((unit, number) => `${joinedBy('&', unit)}/${number}`),
  wordField: inUnit((unit, word) => `${word}s ${joinedBy(' and ', unit)}`),
  range: inNumber((unit, number) => `${joinedBy('-', unit)}/${number}`),
} satisfies Record<string, WriteDoor>

export const lotWritings = {
  plain: ({ lot = '' }) => ({ unit: null, streetNumber: `Lot ${lot}` }),
  capitals: ({ lot = '' }) => ({ unit: null, streetNumber: `LOT ${lot}` }),
  tight: ({ lot = '' }) => ({ unit: null, streetNumber: `Lot${lot}` }),
  withNumber: ({ lot = '', number = '' }) => ({ unit: null, streetNumber: `Lot ${lot}, ${number}` }),
  inBrackets: ({ lot = '', number = '' }) => ({ unit: null, streetNumber: `${number} (Lot ${lot})` }),
  inUnit: ({ lot = '', number = '' }) => ({ unit: `Lot ${lot}`, streetNumber: filled(number) }),
} satisfies Record<string, WriteDoor>
