const wordsTogether = 5
const wordsAtMost = 2_000
/** The sampling rate of hashes, the same for every text. */
const keptOf = 4

/** A sketch of a text: sampled hashes of five-word shingles. */
export function sketchOf(text: string): number[] {
  const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, wordsAtMost)
  const kept = new Set<number>()
  for (let start = 0; start + wordsTogether <= words.length; start += 1) {
    let state = beginning
    for (let at = start; at < start + wordsTogether; at += 1)
      state = goOn(at === start ? state : goOn(state, ' '), words[at] ?? '')
    const hash = ended(state)
    if (hash % keptOf === 0) kept.add(hash)
  }
  return [...kept]
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  return ended(goOn(beginning, text))
}

const beginning = 0x811c9dc5

const goOn = (state: number, text: string): number => {
  let hash = state
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

const ended = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0

/** Containment of the smaller sketch in the larger, 0 to 1; null when either is empty. */
export function overlapOf(one: readonly number[], other: readonly number[]): number | null {
  const [small, large] = one.length < other.length ? [one, other] : [other, one]
  if (small.length === 0) return null
  const known = new Set(large)
  return small.filter((item) => known.has(item)).length / small.length
}
