import type { SearchFilters } from '@verandah/contracts'
import type { Clock, Logger } from '@verandah/kit'
import { matchesFilters } from '../../domain/matches-filters.ts'
import { fetchReply, type Reply } from '../fetch-reply.ts'
import type { ListingPage, ListingProvider } from '../listing-provider.ts'
import { ProviderRefused } from '../provider-failures.ts'
import { createAccessTokens, type AccessTokens } from './create-access-tokens.ts'
import { quotaOf } from './quota.ts'
import { readSearchReply } from './read-search-reply.ts'
import { searchBodyOf } from './search-body.ts'

interface DomainOptions {
  clientId: string
  clientSecret: string
  apiUrl: string
  authUrl: string
  isSample: boolean
  /** From 1 to 100. */
  pageSize: number
}

/** A search of Domain's reaches no further, whatever its total says. */
const reachableResults = 1_000
const lowQuota = 0.1

/** Domain Group's listing API (https://developer.domain.com.au, Agents & Listings package). */
export const createDomainProvider = (
  options: DomainOptions,
  { clock, log }: { clock: Clock; log: Logger },
): ListingProvider => {
  const { isSample, pageSize } = options
  const tokens = createAccessTokens(options, clock)

  const search = async (filters: SearchFilters, page: number, signal: AbortSignal): Promise<ListingPage> => {
    const { body, headers } = await postSearch({ options, tokens, clock, filters, page, signal })
    const quota = quotaOf(headers)
    if (quota && quota.share < lowQuota) log.warn({ provider: 'domain', ...quota }, 'the quota of a provider runs low')
    const reply = readSearchReply(body, { isSample, year: clock.now().getUTCFullYear() })
    if (reply.rejected.length > 0) log.info({ provider: 'domain', rejected: reply.rejected }, 'adverts were rejected')
    const total = totalOf(headers)
    const reached = page * pageSize
    return {
      listings: reply.listings.filter((listing) => matchesFilters(listing, filters)),
      rejected: reply.rejected,
      total,
      hasNext: reply.results > 0 && reached < Math.min(total ?? Infinity, reachableResults),
    }
  }
  return { id: 'domain', name: 'Domain', isSample, search }
}

interface SearchCall {
  options: DomainOptions
  tokens: AccessTokens
  clock: Clock
  filters: SearchFilters
  page: number
  signal: AbortSignal
}

/** Asks once more with a new token when the first is no longer taken. */
const postSearch = async (call: SearchCall): Promise<Reply> => {
  const token = await call.tokens.get(call.signal)
  try {
    return await postWith(token, call)
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.status !== 401) throw error
    call.tokens.forget(token)
    return postWith(await call.tokens.get(call.signal), call)
  }
}

const postWith = (token: string, { options, filters, page, signal, clock }: SearchCall): Promise<Reply> =>
  fetchReply(
    `${options.apiUrl}/v1/listings/residential/_search`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(searchBodyOf(filters, page, options.pageSize)),
      signal,
    },
    clock,
  )

/** The header may be absent; then only an empty page ends the search. */
const totalOf = (headers: Headers): number | null => {
  const text = headers.get('x-total-count') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}
