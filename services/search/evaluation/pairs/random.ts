/** Pseudo-random draws seeded by keys: the same keys give the same draws on every machine. */
export function randomFrom(...keys: readonly (string | number)[]) {
  let state = mixed(keys.join('|'))
  const unit = () => {
    state = (state + 0x9e3779b9) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <const Item>(items: readonly Item[]): Item => items[Math.floor(unit() * items.length)] ?? nothingToPick()
  return {
    /** In [0, 1). */
    unit,
    pick,
    chance: (share: number) => unit() < share,
    /** A whole number, inclusive of both ends. */
    between: (least: number, most: number) => least + Math.floor(unit() * (most - least + 1)),
    /** Weighted by `share`. */
    pickByShare: <Item extends { share: number }>(items: readonly Item[]): Item => {
      let left = unit() * items.reduce((sum, { share }) => sum + share, 0)
      return items.find(({ share }) => (left -= share) < 0) ?? nothingToPick()
    },
    /** That many distinct items. */
    some: <Item>(items: readonly Item[], count: number): Item[] => {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(Math.floor(unit() * left.length), 1),
      ).flat()
    },
  }
}
export type Random = ReturnType<typeof randomFrom>

const nothingToPick = (): never => {
  throw new RangeError('There is nothing to pick from: the list is empty')
}

/** FNV-1a over the characters. */
const mixed = (text: string) => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
