/** Unit and number of an address, however the provider split them. Empty strings are null. */
interface UnitAndNumber {
  unit: string | null
  streetNumber: string | null
}

const slashed = /^([^/]+)\/(.+)$/
const worded = /^(?:unit|apartment|apt|flat|villa|townhouse|suite|shop|studio|u)\.? ?(\w+)(?: ?[,/] ?| )(.+)$/i
const unitWord = /^(?:unit|apartment|apt|flat|villa|townhouse|suite|studio|u|no|number)\.? ?(?=\w*\d)/i

/** Parses "105/569" and "Unit 2, 39" given as a street number. */
export function readUnitAndNumber(unit: string | null, streetNumber: string | null): UnitAndNumber {
  const number = tidy(streetNumber)
  const stated = tidy(unit)?.replace(unitWord, '') ?? null
  const [, within, rest] = worded.exec(number ?? '') ?? slashed.exec(number ?? '') ?? []
  if (within === undefined || rest === undefined) return { unit: stated, streetNumber: number }
  const inner = within.replace(unitWord, '').trim()
  return { unit: stated ?? inner, streetNumber: rest.trim() }
}

const tidy = (text: string | null): string | null => {
  const tidied = text?.replace(/[‐-―]/g, '-').replace(/\s+/g, ' ').trim() ?? ''
  return tidied === '' ? null : tidied
}

/** Formats `2/39 Example Street`, `Lot 3, 39 Example Street`. */
export function streetLineOf({ unit, streetNumber }: UnitAndNumber, street: string | null): string {
  const joiner = /^lot\b/i.test(unit ?? '') ? ', ' : '/'
  const number = unit !== null && streetNumber !== null ? `${unit}${joiner}${streetNumber}` : (streetNumber ?? unit)
  return [number, street].filter((part) => part !== null && part !== '').join(' ')
}
