import type { Ruling } from './group-adverts.ts'
import { judgePair, type Evidence, evidences } from './judge-pair.ts'
import { keysOf } from './keys.ts'
import type { Traits } from './traits.ts'

/** Parts adverts so that no evidence reaches from one part to another: each part can be grouped by itself. */
export const componentsOf = (adverts: readonly Traits[], rulings: readonly Ruling[]): Traits[][] => {
  const byId = new Map(adverts.map((advert) => [advert.id, advert]))
  const linksOf = linksAmong(adverts, rulings)
  const seen = new Set<string>()
  return adverts.flatMap(({ id }) => {
    if (seen.has(id)) return []
    const reached = [id]
    seen.add(id)
    for (const from of reached)
      for (const to of linksOf(from)) {
        if (seen.has(to)) continue
        seen.add(to)
        reached.push(to)
      }
    return [reached.flatMap((reachedId) => byId.get(reachedId) ?? [])]
  })
}

/** The adverts that evidence or an operator joins with one of the given ones. */
const linksAmong = (adverts: readonly Traits[], rulings: readonly Ruling[]) => {
  const holders = new Map<string, Traits[]>()
  for (const advert of adverts) for (const key of keysOf(advert).own) push(holders, key, advert)
  const ruled = new Map<string, string[]>()
  for (const { one, other, kind } of rulings) {
    if (kind !== 'merge') continue
    push(ruled, one, other)
    push(ruled, other, one)
  }
  const byId = new Map(adverts.map((advert) => [advert.id, advert]))
  return (id: string): string[] => {
    const advert = byId.get(id)
    if (!advert) return []
    const candidates = new Set(keysOf(advert).wanted.flatMap((key) => holders.get(key) ?? []))
    const evident = [...candidates].filter((other) => other !== advert && isJoined(advert, other))
    return [...evident.map((other) => other.id), ...(ruled.get(id) ?? [])]
  }
}

const push = <Value>(lists: Map<string, Value[]>, key: string, value: Value): void => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Those of the candidates that evidence joins with one of the given adverts. Only such as share a key are compared. */
export const joinedWith = (given: readonly Traits[], candidates: readonly Traits[]): Traits[] => {
  const seekers = new Map<string, Traits[]>()
  for (const advert of given) for (const key of keysOf(advert).wanted) push(seekers, key, advert)
  return candidates.filter((other) => {
    const near = new Set(keysOf(other).own.flatMap((key) => seekers.get(key) ?? []))
    return [...near].some((advert) => advert.id !== other.id && isJoined(advert, other))
  })
}

/** Whether something speaks for one home. */
const isJoined = (one: Traits, other: Traits): boolean => evidences.includes(judgePair(one, other) as Evidence)
