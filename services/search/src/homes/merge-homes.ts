import type { AnyEnvelope, HomeFact, KeptHome } from '@verandah/contracts'
import type { Clock } from '@verandah/kit'
import { groupAdverts, type Join, type Ruling } from '@verandah/listing-providers/same-home'
import { mergeListings, type PointOfSuburb } from './domain/merge-listings.ts'
import type { FindHomesDeps } from './find-homes.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { BriefDoc, Listings, WordsDoc } from './listings.ts'
import type { PropertyDoc } from './property-document.ts'
import { type Adverts, readAdverts } from './read-adverts.ts'

export interface MergeHomesDeps extends FindHomesDeps {
  clock: Clock
  /** Whether a provider's adverts come from the agency itself. */
  isFirstHand: (provider: string) => boolean
  /** The map facts of each home, by its adverts. */
  factsAt: (homes: readonly BriefDoc['listing'][][]) => Promise<HomeFact[][]>
  pointOfSuburb: PointOfSuburb
  /** The events of a tracked home, for the write that changes it. */
  eventsOfChange: (before: KeptHome, after: KeptHome) => AnyEnvelope[]
}

type Said = Omit<WordsDoc, '_id'>

/** The long texts of adverts, by id. */
export type Words = ReadonlyMap<string, Said>

const maxRounds = 8

export interface Merged {
  readonly homes: ReadonlyMap<string, KeptHome>
  /** The home that an alias points to. */
  readonly mainOf: ReadonlyMap<string, string>
}

/** Merges until every home shows all of its adverts, also after concurrent merges. Given `words` are not read again. */
export async function mergeHomes(
  deps: MergeHomesDeps,
  given: readonly string[],
  words: Words = new Map(),
): Promise<Merged> {
  const done = new Map<string, KeptHome>()
  const mainOf = new Map<string, string>()
  let waiting = new Set(given)
  for (let round = 0; round < maxRounds && waiting.size > 0; round += 1) {
    const known = await gather(deps, await deps.properties.byIds([...waiting]))
    for (const home of await mergeRound(deps, known, words)) done.set(home.id, home)
    for (const { doc, mergedInto } of known) if (mergedInto !== null) mainOf.set(doc._id, mergedInto)
    // Those that were written concurrently, and the aliases of what was merged.
    const open = known.flatMap(({ doc, founded }) => [doc._id, ...founded])
    waiting = new Set(open.filter((id) => !done.has(id)))
  }
  return { homes: done, mainOf }
}

/** The homes that are up to date, and those that this process merged; not those with a concurrent write. */
const mergeRound = async (deps: MergeHomesDeps, known: readonly Gathered[], words: Words): Promise<KeptHome[]> => {
  const updatedAt = deps.clock.now().toISOString()
  const isCurrent = ({ doc, madeOf }: Gathered) =>
    doc.home != null && doc.madeOf === madeOf && !isNextSlotOver(doc.home, updatedAt)
  const rest = known.filter((home) => !isCurrent(home))
  const said = await readWords(deps.listings, rest, words)
  const merged = await Promise.all(rest.map((home) => mergeHome(deps, home, said)))
  const current = known.filter(isCurrent).flatMap(({ doc }) => doc.home ?? [])
  return [...current, ...merged.flatMap((home) => home ?? [])]
}

/** Increase when merging changes: each home is then merged again when next seen. */
const mergingVersion = 2

type Gathered = Adverts & { doc: PropertyDoc; mapped: HomeFact[]; madeOf: string }

const gather = async (deps: MergeHomesDeps, docs: PropertyDoc[]): Promise<Gathered[]> => {
  if (docs.length === 0) return []
  const ids = docs.map(({ _id }) => _id)
  const advertsOf = await readAdverts(deps, ids)
  const found = docs.map((doc) => ({ doc, ...advertsOf(doc._id) })).filter(({ adverts }) => adverts.length > 0)
  const facts = await deps.factsAt(found.map(({ adverts }) => adverts.map(({ listing }) => listing)))
  return found.map((home, index) => {
    const mapped = facts[index] ?? []
    return { ...home, mapped, madeOf: fingerprintOf([mergingVersion, home.inputs, mapped]) }
  })
}

/** Reads adverts' texts unless given. A concurrent change is merged by its own writer. */
const readWords = async (listings: Listings, homes: readonly Gathered[], words: Words): Promise<Words> => {
  const wanted = homes.flatMap(({ adverts }) => adverts)
  const missing = wanted.filter(({ _id, fingerprint }) => words.get(_id)?.fingerprint !== fingerprint)
  if (missing.length === 0) return words
  const read = await listings.wordsOf(missing.map(({ _id }) => _id))
  return new Map([...words, ...read.map((doc) => [doc._id, doc] as const)])
}

const mergeHome = async (
  { properties, clock, isFirstHand, pointOfSuburb, eventsOfChange }: MergeHomesDeps,
  { doc, adverts, mapped, madeOf, mergedInto, ruled }: Gathered,
  words: Words,
): Promise<KeptHome | null> => {
  const updatedAt = clock.now().toISOString()
  const said = adverts.flatMap(({ _id }) => words.get(_id) ?? [])
  const listings = said.map(({ listing }) => listing)
  const merged = mergeListings(listings, { asOf: updatedAt, isFirstHand, mapped, pointOfSuburb })
  const merging = { mergedInto, joins: joinsOf(said, ruled) }
  const fingerprint = fingerprintOf([merged, merging])
  if (doc.home && doc.fingerprint === fingerprint) return doc.home
  const home = { ...merged, id: doc._id, revision: doc.revision + 1, updatedAt }
  const events = doc.isTracked && doc.home ? eventsOfChange(doc.home, home) : []
  return (await properties.replace(doc, { home, fingerprint, madeOf, ...merging }, events)) ? home : null
}

const joinsOf = (said: readonly Said[], ruled: readonly Ruling[]): Join[] => {
  if (said.length < 2) return []
  const traits = said.flatMap((advert) => advert.traits ?? [])
  return groupAdverts(traits, ruled).flatMap(({ joins }) => joins)
}

/** A home changes without an update when its next open home ends. */
const isNextSlotOver = ({ openHomeDate, openHomeEndTime }: KeptHome, now: string): boolean =>
  openHomeDate !== null && (openHomeEndTime ?? openHomeDate) < now
