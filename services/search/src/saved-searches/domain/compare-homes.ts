import type { PropertySnapshot } from '@verandah/contracts'
import { changeOf, changesOf } from './changes-of-home.ts'
import { factsOf, isRemembered, type KnownHome } from './known-home.ts'

interface Comparison {
  /** The homes after the last run. */
  readonly known: readonly KnownHome[]
  /** The homes that this run found. */
  readonly found: readonly PropertySnapshot[]
  /** What is known today of homes that this run did not find. */
  readonly missing: readonly PropertySnapshot[]
  /** Whether the run read a provider to its last page; only then does a missing home mean anything. */
  readonly isExhausted: (provider: string) => boolean
  /** ISO 8601; slots and auctions before it are past. */
  readonly now: string
}

/** The difference between two runs of a search, and the homes to compare the next run with. */
export function compareHomes({ known, found, missing, isExhausted, now }: Comparison) {
  const before = new Map(known.map((home) => [home.id, home]))
  const isKnownHere = (id: string) => before.get(id)?.goneAt === undefined && before.has(id)
  const isHere = (home: PropertySnapshot) => home.status !== 'sold' && home.status !== 'gone'
  const here = found.filter(isHere)
  const hereIds = new Set(here.map(({ id }) => id))
  const gone = [...missing, ...found]
    .filter(({ id }) => isKnownHere(id) && !hereIds.has(id))
    .filter((home) => !isHere(home) || home.sources.every(({ provider }) => isExhausted(provider)))
  const goneIds = new Set(gone.map(({ id }) => id))
  const unheard = missing.filter(({ id }) => isKnownHere(id) && !hereIds.has(id) && !goneIds.has(id))
  return {
    changes: [
      ...here.flatMap((home) => changesOf(before.get(home.id), home, now)),
      ...gone.map((home) => changeOf(home, 'gone', null, null)),
    ],
    known: [
      ...here.map((home) => factsOf(home, before.get(home.id), now)),
      ...unheard.flatMap(({ id }) => before.get(id) ?? []),
      ...[...goneIds].flatMap((id) => {
        const last = before.get(id)
        return last ? { ...last, goneAt: now } : []
      }),
      ...known.filter((home) => !hereIds.has(home.id) && isRemembered(home, now)),
    ],
  }
}

/** The baseline from a first run. */
export function baselineOf(found: readonly PropertySnapshot[], now: string): KnownHome[] {
  return compareHomes({ known: [], found, missing: [], isExhausted: () => true, now }).known
}
