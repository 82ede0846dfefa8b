import { evidences, judgePair, type Evidence, type Verdict } from './judge-pair.ts'
import type { Traits } from './traits.ts'

/** Two adverts of one home, and the evidence. `operator`: by an operator's ruling. */
export interface Join {
  readonly one: string
  readonly other: string
  readonly by: Evidence | 'operator'
}

/** An operator's ruling on two adverts. Evidence never overrides it. */
export interface Ruling {
  readonly one: string
  readonly other: string
  readonly kind: 'split' | 'merge'
}

/** A home: its adverts, and the evidence that joined them. */
interface Group {
  readonly adverts: string[]
  readonly joins: Join[]
}

/**
 * Groups adverts into homes, independent of order. The strongest evidence joins first, and contradicting adverts are
 * never joined, not even through a third.
 */
export function groupAdverts(adverts: readonly Traits[], rulings: readonly Ruling[] = []): Group[] {
  const sorted = adverts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const verdicts = verdictsOf(sorted, rulings)
  const groupOf = new Map<string, Group>(sorted.map(({ id }) => [id, { adverts: [id], joins: [] }]))
  for (const join of joinsOf(sorted, verdicts)) {
    const one = groupOf.get(join.one)
    const other = groupOf.get(join.other)
    if (!one || !other || one === other || (join.by !== 'operator' && contradicts(one, other, verdicts))) continue
    const both = { adverts: [...one.adverts, ...other.adverts].toSorted(), joins: [...one.joins, ...other.joins, join] }
    for (const id of both.adverts) groupOf.set(id, both)
  }
  return [...new Set(groupOf.values())]
}

type Verdicts = (one: string, other: string) => Verdict | 'operator' | 'split'

const verdictsOf = (adverts: readonly Traits[], rulings: readonly Ruling[]): Verdicts => {
  const known = new Map<string, Verdict | 'operator' | 'split'>()
  for (const [index, one] of adverts.entries())
    for (const other of adverts.slice(index + 1)) known.set(pairOf(one.id, other.id), judgePair(one, other))
  for (const { one, other, kind } of rulings) known.set(pairOf(one, other), kind === 'merge' ? 'operator' : 'split')
  return (one, other) => known.get(pairOf(one, other)) ?? 'unknown'
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

const strengths: readonly string[] = ['operator', ...evidences]

/** Joined pairs, strongest evidence first. */
const joinsOf = (adverts: readonly Traits[], verdicts: Verdicts): Join[] =>
  adverts
    .flatMap(({ id: one }, index) =>
      adverts.slice(index + 1).map(({ id: other }) => ({ one, other, by: verdicts(one, other) })),
    )
    .filter((join): join is Join => strengths.includes(join.by))
    .filter((join) => !isAmbiguous(join, adverts, verdicts))
    .toSorted((one, other) => strengths.indexOf(one.by) - strengths.indexOf(other.by))

/** Texts and photos that fit two homes equally, as in a project, are evidence for neither. */
const isAmbiguous = ({ one, other, by }: Join, adverts: readonly Traits[], verdicts: Verdicts): boolean => {
  const weak: readonly string[] = ['photo', 'text', 'agency', 'price']
  const fitsAnother = (self: string, chosen: string) =>
    adverts.some(({ id }) => weak.includes(verdicts(self, id)) && contradictions.includes(verdicts(chosen, id)))
  return weak.includes(by) && (fitsAnother(one, other) || fitsAnother(other, one))
}

const contradictions: readonly string[] = ['different', 'split']

const contradicts = (one: Group, other: Group, verdicts: Verdicts): boolean => {
  const all = [...one.adverts, ...other.adverts]
  // A ruling that joins two doors applies to the adverts of both.
  const isOverruled = (advert: string, against: string) =>
    all.some((id) => isOfOneDoor(verdicts(advert, id)) && verdicts(id, against) === 'operator')
  const isAgainst = (advert: string, against: string): boolean => {
    const verdict = verdicts(advert, against)
    return (
      verdict === 'split' || (verdict === 'different' && !isOverruled(advert, against) && !isOverruled(against, advert))
    )
  }
  return one.adverts.some((advert) => other.adverts.some((against) => isAgainst(advert, against)))
}

const isOfOneDoor = (verdict: string): boolean => verdict === 'crm-id' || verdict === 'address'

/** The current home of an advert. */
interface Placement {
  readonly id: string
  readonly firstSeenAt: Date
  /** The home that shows it; none for a new advert. */
  readonly propertyId?: string | undefined
  /** The home founded by this advert, if any; it keeps its founder. */
  readonly bornAs?: string | undefined
}

/** A planned home, with its adverts. */
export interface Assignment extends Group {
  /** Null for a home that has to be created. */
  readonly propertyId: string | null
  readonly founder: string
}

/**
 * The home for each group: the one founded by its first advert. Homes of the others remain as aliases until they split
 * again.
 */
export function assignHomes(groups: readonly Group[], placements: readonly Placement[]): Assignment[] {
  const byAge = placements.toSorted((one, other) => compare(ageOf(one), ageOf(other)))
  const ownerOf = new Map<string, string>()
  for (const { id, bornAs } of byAge) if (bornAs !== undefined && !ownerOf.has(bornAs)) ownerOf.set(bornAs, id)
  return groups.map((group) => {
    const members = byAge.filter(({ id }) => group.adverts.includes(id))
    const own = members.find(({ id, bornAs }) => bornAs !== undefined && ownerOf.get(bornAs) === id)
    const founder = own ?? members[0]
    if (!founder) throw new Error('A home without an advert cannot be placed.')
    return { ...group, propertyId: own?.bornAs ?? null, founder: founder.id }
  })
}

const ageOf = ({ firstSeenAt, id }: Placement): string => `${firstSeenAt.toISOString()} ${id}`
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
