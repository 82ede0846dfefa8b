/** A fair random whole number from 0 to below `count` (at most 256): bytes that would favour the low ones are drawn again. */
export const randomIndex = (count: number): number => {
  const fair = 256 - (256 % count)
  const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
  return byte < fair ? byte % count : randomIndex(count)
}
