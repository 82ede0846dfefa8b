import type { KeptHome } from '@verandah/contracts'
import type { Properties } from '../homes/properties.ts'
import { type PageFacts, isReadToEnd } from '../searches/domain/page-plan.ts'
import { compareHomes } from './domain/compare-homes.ts'
import { type KnownHome, underMainIds } from './domain/known-home.ts'

interface Found {
  found: readonly KeptHome[]
  pages: readonly PageFacts[]
  /** ISO 8601. */
  now: string
}

/** The difference between a saved search's known homes and a run's, and the homes to compare the next run with. */
export async function compareFound(
  properties: Properties,
  known: readonly KnownHome[],
  { found, pages, now }: Found,
): Promise<ReturnType<typeof compareHomes>> {
  const homes = underMainIds(known, await properties.mainOf(known.map(({ id }) => id)))
  return compareHomes({
    known: homes,
    found,
    missing: await findMissing(properties, homes, found),
    isExhausted: (provider) => isReadToEnd(pages.filter((page) => page.provider === provider)),
    now,
  })
}

export function countHere(known: readonly KnownHome[]): number {
  return known.filter(({ goneAt }) => goneAt === undefined).length
}

/** The current state of homes that were not found. */
const findMissing = async (properties: Properties, known: KnownHome[], found: readonly { id: string }[]) => {
  const foundIds = new Set(found.map(({ id }) => id))
  const docs = await properties.byIds(known.map(({ id }) => id).filter((id) => !foundIds.has(id)))
  return docs.flatMap(({ home }) => home ?? [])
}

const failures = new Set<PageFacts['outcome']>(['late', 'limited', 'failed'])

/** A run with a failed provider is no baseline: its homes would be news on recovery. */
export function isWhole(providers: readonly string[], pages: readonly PageFacts[]): boolean {
  return (
    providers.every((provider) => pages.some((page) => page.provider === provider)) &&
    !pages.some(({ outcome }) => failures.has(outcome))
  )
}
