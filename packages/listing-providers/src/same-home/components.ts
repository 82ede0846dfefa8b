import type { Ruling } from './group-adverts.ts'
import { judgePair, type Evidence, evidences } from './judge-pair.ts'
import { keysOf } from './keys.ts'
import type { Traits } from './traits.ts'

/**
 * Splits adverts into connected components: no evidence or ruling crosses two components, so each is grouped by itself.
 */
export function componentsOf(adverts: readonly Traits[], rulings: readonly Ruling[]): Traits[][] {
  const parts = createParts(adverts)
  const holders = createHolders()
  for (const [index, advert] of adverts.entries()) {
    const { own, wanted } = keysOf(advert)
    for (const at of holders.of(wanted)) {
      const other = adverts[at]
      if (other && !parts.areOne(index, at) && isJoined(advert, other)) parts.join(index, at)
    }
    holders.add(own, index)
  }
  const merges = rulings.filter(({ kind }) => kind === 'merge')
  const indexOf = new Map(merges.length === 0 ? [] : adverts.map(({ id }, index) => [id, index]))
  for (const { one, other } of merges) {
    const index = indexOf.get(one)
    const at = indexOf.get(other)
    if (index !== undefined && at !== undefined) parts.join(index, at)
  }
  return parts.all()
}

/** Union-find over adverts. */
const createParts = (adverts: readonly Traits[]) => {
  const towards = adverts.map((_, index) => index)
  const firstOf = (index: number): number => {
    let at = index
    for (let next = towards[at] ?? at; next !== at; next = towards[at] ?? at) {
      towards[at] = towards[next] ?? next
      at = next
    }
    return at
  }
  return {
    areOne: (one: number, other: number) => firstOf(one) === firstOf(other),
    join: (one: number, other: number) => {
      const first = firstOf(one)
      const second = firstOf(other)
      towards[Math.max(first, second)] = Math.min(first, second)
    },
    all: (): Traits[][] => {
      const parts = new Map<number, Traits[]>()
      for (const [index, advert] of adverts.entries()) {
        const part = parts.get(firstOf(index))
        if (part) part.push(advert)
        else parts.set(index, [advert])
      }
      return [...parts.values()]
    },
  }
}

/**
 * Adverts by key, as linked lists in two number arrays: half a million small arrays would cost more than the adverts.
 */
const createHolders = () => {
  const lastOf = new Map<string, number>()
  const holder: number[] = []
  const before: number[] = []
  return {
    of: (keys: readonly string[]): Set<number> => {
      const found = new Set<number>()
      for (const key of keys)
        for (let at = lastOf.get(key) ?? -1; at >= 0; at = before[at] ?? -1) found.add(holder[at] ?? -1)
      return found
    },
    add: (keys: readonly string[], index: number) => {
      for (const key of keys) {
        before.push(lastOf.get(key) ?? -1)
        lastOf.set(key, holder.push(index) - 1)
      }
    },
  }
}

/** The candidates that evidence joins with a given advert. Only adverts that share a key are compared. */
export function joinedWith(given: readonly Traits[], candidates: readonly Traits[]): Traits[] {
  const seekers = createHolders()
  for (const [index, advert] of given.entries()) seekers.add(keysOf(advert).wanted, index)
  return candidates.filter((other) =>
    [...seekers.of(keysOf(other).own)].some((at) => {
      const advert = given[at]
      return advert !== undefined && advert.id !== other.id && isJoined(advert, other)
    }),
  )
}

/** Whether any evidence is positive. */
const isJoined = (one: Traits, other: Traits): boolean => evidences.includes(judgePair(one, other) as Evidence)
