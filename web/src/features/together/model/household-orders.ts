import type { BreakdownLine, MemberColumns } from '@verandah/contracts'
import {
  belowNoMedian,
  type Disagreement,
  greatestDisagreement,
  leximinOrder,
  ownOrder,
  type Place,
  satisfactionsOf,
} from '@verandah/decide'
import { exactScores } from '@verandah/scoring-model'
import { lineLabel } from '@/components/property/breakdown-row.tsx'
import { type Preview, previewOf } from '@/lib/ranking/preview.ts'
import { unpackColumns } from '@/lib/ranking/unpack-columns.ts'

/** A member of the household with what they think of each home, by its index. */
export interface Person {
  userId: string
  isCaller: boolean
  name: string
  /** 0 to 100. */
  scores: readonly number[]
  /** The score relative to the best that this person could have here, from 0 to 1. */
  satisfactions: readonly number[]
  order: readonly Place[]
  places: readonly (Place | undefined)[]
}

/** The homes of a search by the scores of everybody in a household. */
export interface HouseholdOrders {
  ids: readonly string[]
  /** The caller first. */
  people: readonly Person[]
  ours: readonly Place[]
  /** Indexes of homes that are in everybody's better half. */
  fine: ReadonlySet<number>
  disagreement: Disagreement | null
}

export function householdOrdersOf(members: readonly MemberColumns[]): HouseholdOrders {
  const previews = members.map(previewFor)
  const ids = previews[0]?.order.filter((id) => previews.every(({ scoreOf }) => scoreOf(id) !== null)) ?? []
  const scores = previews.map(({ scoreOf }) => ids.map((id) => scoreOf(id) ?? 0))
  const exact = previews.map(({ exactOf }) => ids.map(exactOf))
  const satisfactions = satisfactionsOf(exact)
  const names = namesOf(members)
  return {
    ids,
    people: scores.map((own, index) => ({
      userId: members[index]?.member.userId ?? '',
      isCaller: index === 0,
      name: names[index] ?? '',
      scores: own,
      satisfactions: satisfactions[index] ?? [],
      ...placesOf(own),
    })),
    ours: leximinOrder(satisfactions),
    fine: new Set(belowNoMedian(exact)),
    disagreement: greatestDisagreement(exact, (person, home) => partsOf(previews[person], ids[home] ?? '')),
  }
}

/** The preview of a member's list, with scores before rounding: rounded ones would tie homes that differ. */
const previewFor = ({ ids, columns, weights }: MemberColumns) => {
  const found = unpackColumns({ ids, columns })
  const exact = exactScores(found.columns, weights)
  const rows = new Map(ids.map((id, row) => [id, row]))
  return { ...previewOf(found, weights), exactOf: (id: string): number => exact[rows.get(id) ?? -1] ?? 0 }
}

const placesOf = (scores: readonly number[]): Pick<Person, 'order' | 'places'> => {
  const order = ownOrder(scores)
  const places: Place[] = []
  for (const place of order) places[place.alternative] = place
  return { order, places }
}

/** First names where they tell people apart. */
const namesOf = (members: readonly MemberColumns[]): string[] => {
  const firsts = members.map(({ member }) => member.name.trim().split(/\s+/)[0] ?? '')
  return members.map(({ member }, index) => {
    const first = firsts[index] ?? ''
    return firsts.filter((name) => name === first).length > 1 ? member.name : first
  })
}

/** Points of a home's score by criterion, in words: "land size". */
const partsOf = (preview: Preview | undefined, id: string): ReadonlyMap<string, number> => {
  const lines = preview?.reasonsOf({ id, breakdown: [] })?.breakdown ?? []
  return new Map(lines.map((line) => [isOwn(line) ? `“${line.name}”` : lineLabel(line).toLowerCase(), line.points]))
}

const isOwn = ({ kind }: BreakdownLine): boolean => kind === 'custom' || kind === 'place'
