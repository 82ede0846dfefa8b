/** 64 bits of a text as 16 hexadecimal digits: two 32-bit FNV-1a hashes, one of the text, one of it backwards. */
export function textDigest(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return fnv(units) + fnv(units.toReversed())
}

const fnv = (units: readonly number[]): string => {
  const hash = units.reduce((mixed, unit) => Math.imul(mixed ^ unit, 0x01000193), 0x811c9dc5)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
