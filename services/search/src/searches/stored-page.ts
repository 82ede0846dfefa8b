import { KeptHome } from '@verandah/contracts'
import { defineSchema, fillerOf, Json, requiredNumber, requiredString, unpack } from '@verandah/kit'
import type { Seen } from '../homes/domain/seen.ts'
import type { PageFacts } from './domain/page-facts.ts'

export interface PageDoc extends PageFacts {
  /** `searchId:provider:page`: inserted once, never overwritten. */
  _id: string
  searchId: string
  /** Where the provider's next page begins; absent where pages are asked for by their numbers. */
  cursor?: string | undefined
  /** The homes of each message that was not scored yet, as they were then. */
  homes: KeptHome[][]
}

/** As it is stored: of each message, what of which homes it was about. Builds before kept the homes here, packed or as they are, and pages of their searches are read so. */
export type StoredPage = Omit<PageDoc, 'homes'> & {
  seen?: Seen[][]
  packedHomes?: string[]
  homes?: KeptHome[][]
}

/** The shape and the index of the `search_pages` collection. */
export const pageSchema = () => {
  const schema = defineSchema<StoredPage>({
    _id: String,
    searchId: requiredString,
    provider: requiredString,
    page: requiredNumber,
    outcome: requiredString,
    found: requiredNumber,
    total: { type: Number, default: null },
    count: Number,
    pageCount: Number,
    cursor: String,
    detail: { type: String, default: null },
    parts: requiredNumber,
    scoredParts: { type: [Number], default: [] },
    seen: { type: [Json], default: undefined },
    homes: { type: [Json], contract: KeptHome, default: undefined },
    packedHomes: { type: [String], default: undefined },
  })
  schema.index({ searchId: 1, provider: 1, page: 1 })
  return schema
}

const nothing = ''
const fillHome = fillerOf(KeptHome)

const unpackHomes = (packed: string): KeptHome[] => {
  const homes = packed === nothing ? [] : (unpack(packed) as KeptHome[])
  for (const home of homes) fillHome?.(home)
  return homes
}

/** The homes of a message that a build before kept with its page. */
export const keptHere = ({ packedHomes, homes }: StoredPage, part: number): KeptHome[] =>
  (packedHomes ? unpackHomes(packedHomes[part] ?? nothing) : homes?.[part]) ?? []
