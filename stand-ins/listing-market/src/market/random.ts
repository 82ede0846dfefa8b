/** Pseudo-random numbers seeded by keys: the same keys give the same sequence on every machine. */
export type Random = ReturnType<typeof randomOf>

export function randomOf(...keys: readonly (string | number)[]) {
  const unit = sequenceFrom(hashOf(keys.join('\u001f')))
  return {
    /** In [0, 1). */
    unit,
    /** A whole number, inclusive of both ends. */
    between: (min: number, max: number) => min + Math.floor(unit() * (max - min + 1)),
    chance: (share: number) => unit() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(unit() * items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    /** That many distinct items, or all of them. */
    some: <Item>(items: readonly Item[], count: number): Item[] => {
      const ranked = items.map((item) => ({ item, rank: unit() })).sort((a, b) => a.rank - b.rank)
      return ranked.slice(0, count).map(({ item }) => item)
    },
    /** Around 1, mostly within the spread in either direction. */
    around: (spread: number) => 1 + spread * (unit() + unit() + unit() - 1.5),
  }
}

/** 32 bits, FNV-1a with a final mix (murmur3). */
export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** mulberry32. */
const sequenceFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
