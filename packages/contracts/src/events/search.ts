import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { namedOwnerOf } from '../models/own-home.ts'
import { TrackedChange } from '../models/advert.ts'
import { PropertySnapshot, scoredFields } from '../models/property.ts'
import { ScoreOverrides } from '../models/score.ts'
import { SearchFilters } from '../models/search.ts'
import { IdealCriteria } from '../models/weights.ts'

export const SearchRequested = defineEvent('search', 'SearchRequested', {
  version: 2,
  summary: 'A buyer asked for homes; the providers are to be asked.',
  data: z.object({ searchId: Id, userId: Id, filters: SearchFilters, deadlineAt: Instant }),
})

export const BriefChanged = defineEvent('search', 'BriefChanged', {
  summary: 'A buyer changed their brief: ideal criteria that follow it change with it.',
  data: z.object({
    userId: Id,
    revision: z.int(),
    ideal: IdealCriteria,
    /** By the brief before; null when there was none, or when it is not known any more. */
    idealBefore: OrNull(IdealCriteria),
  }),
})

/** Everything needed to score one home. */
export const ScoringInput = z.object({
  propertyId: Id,
  revision: z.int(),
  ...scoredFields,
  /** The vendor's price where the advert shows none; it leaves the server only as whole points. */
  hiddenPrice: OrNull(z.int()),
  overrides: OrNull(ScoreOverrides),
})
export type ScoringInput = z.infer<typeof ScoringInput>

export const maxInputsPerMessage = 100
export const maxMessageBytes = 512 * 1024

export const PropertiesFetched = defineEvent('search', 'PropertiesFetched', {
  version: 4,
  packs: { field: 'inputs', since: 2 },
  summary: 'A page of homes arrived from a provider; the message holds all that scoring needs.',
  data: z.object({
    searchId: Id,
    userId: Id,
    /** `searchId:provider:page`. */
    pageId: Id,
    /** Which of the page's messages this is; a large page is split. */
    part: z.int(),
    filters: SearchFilters,
    inputs: z.array(ScoringInput).check(z.maxLength(maxInputsPerMessage)),
  }),
})

export const SearchCompleted = defineEvent('search', 'SearchCompleted', {
  terminal: true,
  summary: 'A search has all it will get.',
  data: z.object({ searchId: Id, userId: Id, status: z.enum(['completed', 'failed']), resultsCount: z.int() }),
})

export const SearchCancelled = defineEvent('search', 'SearchCancelled', {
  delivery: 'broadcast',
  summary: 'The buyer does not want the search any more: provider calls stop.',
  data: z.object({ searchId: Id }),
})

export const TrackedPropertyChanged = defineEvent('search', 'TrackedPropertyChanged', {
  summary: 'A home that somebody saved, scheduled or watches has news, or somebody is the first to follow it.',
  subjectUser: ({ propertyId, ownerId }) => ownerId ?? namedOwnerOf(propertyId),
  data: z.object({
    propertyId: Id,
    /** The buyer who added the home, unless its id names them; absent for a home of the market. */
    ownerId: z.optional(Id),
    /** The home's own revision. */
    revision: z.int(),
    home: PropertySnapshot,
    /** Its last advert has been withdrawn. */
    isGone: z.boolean(),
    changes: z.array(TrackedChange),
  }),
})

export const TrackedPropertyNotFound = defineEvent('search', 'TrackedPropertyNotFound', {
  summary: 'A buyer saved or scheduled a home that does not exist for them; consumers drop it.',
  data: z.object({
    userId: Id,
    propertyId: Id,
    reason: z.enum(['saved', 'scheduled']),
    /**
     * The revision of the save, or the time of the scheduling in milliseconds, that this answers. A later one has its
     * own answer.
     */
    revision: z.int(),
  }),
})

export const SearchWeightsChanged = defineEvent('search', 'SearchWeightsChanged', {
  summary: 'A buyer weighed a search anew, or went back to what it began with: homes saved from it have other scores.',
  data: z.object({ userId: Id, searchId: Id }),
})

export const SavedHomeScored = defineEvent('search', 'SavedHomeScored', {
  summary: 'The score of a saved home by the search that it was saved from; without one, by what its buyer weighs.',
  data: z.object({
    userId: Id,
    propertyId: Id,
    revision: z.int(),
    /** The search that it was saved from. */
    searchId: OrNull(Id),
    /** When that search began; null when the buyer's own weights score the home. */
    searchedAt: OrNull(Instant),
    score: z.int(),
  }),
})

export const ScoreOverridesChanged = defineEvent('search', 'ScoreOverridesChanged', {
  summary: 'A buyer put values of their own in place of calculated ones of a home, or took them back.',
  data: z.object({ userId: Id, propertyId: Id, revision: z.int(), overrides: OrNull(ScoreOverrides) }),
})
