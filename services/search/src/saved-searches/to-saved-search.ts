import type { SavedSearch } from '@verandah/contracts'
import type { Caller } from '@verandah/kit'
import type { SavedSearchDoc, Entitlement } from './saved-search-document.ts'

/** A saved search as its owner sees it. */
export function toSavedSearch(doc: SavedSearchDoc): SavedSearch {
  return {
    id: doc._id,
    name: doc.name,
    frequency: doc.frequency,
    filters: doc.filters,
    createdAt: doc.createdAt.toISOString(),
    lastCheckedAt: doc.lastCheckedAt?.toISOString() ?? null,
    nextCheckAt: doc.nextCheckAt?.toISOString() ?? null,
    lastSearchId: doc.lastSearchId ?? null,
    homesCount: doc.homesCount,
  }
}

/** The entitlement in their token. */
export function entitlementOf(caller: Caller): Entitlement {
  const { plan, createdAt, isAdmin, subscriptionStatus, hasSearchGrant } = caller
  return { plan, createdAt, isAdmin, subscriptionStatus, hasSearchGrant }
}
