import type { HouseholdMember, HousemateSaved, SavedProperty } from '@verandah/contracts'
import { foldText } from '@/lib/shortlist/pending-changes.ts'

export interface TheirHome {
  propertyId: string
  /** What each of them says of it, newest first; at least one. */
  records: readonly HousemateSaved[]
  home: HousemateSaved['home']
  /** When the newest of them saved it. */
  createdAt: string
}

/** The records of each home, by its id, in their order. */
export function groupByHome(all: readonly HousemateSaved[]): ReadonlyMap<string, readonly HousemateSaved[]> {
  const byHome = new Map<string, HousemateSaved[]>()
  for (const record of all) byHome.set(record.propertyId, [...(byHome.get(record.propertyId) ?? []), record])
  return byHome
}

export function theirHomes(all: readonly HousemateSaved[], own: readonly SavedProperty[]): TheirHome[] {
  const ownIds = new Set(own.map(({ propertyId }) => propertyId))
  const byHome = groupByHome(all.filter(({ propertyId }) => !ownIds.has(propertyId)))
  return [...byHome].map(([propertyId, records]) => ({
    propertyId,
    records,
    home: records.find(({ home }) => home !== null)?.home ?? null,
    createdAt: records[0]?.createdAt ?? '',
  }))
}

/** Whether a home has every typed word in what others say of it, its title or its address. */
export function hasTheirWords({ records, home }: TheirHome, text: string): boolean {
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const said = records.flatMap(({ notes, tags, verdictReason, stageReason, member }) => [
    notes,
    ...tags,
    verdictReason,
    stageReason,
    member.name,
  ])
  const known = foldText([...said, title, address, suburb, state, postcode].join('\n'))
  return foldText(text)
    .split(/\s+/)
    .every((word) => known.includes(word))
}

/** Whether the buyer and every other member of the household love a home. */
export function isLovedByAll(
  { propertyId, verdict }: SavedProperty,
  others: readonly HouseholdMember[],
  all: readonly HousemateSaved[],
): boolean {
  return (
    verdict === 'love' &&
    others.every(({ userId }) =>
      all.some((one) => one.propertyId === propertyId && one.member.userId === userId && one.verdict === 'love'),
    )
  )
}
