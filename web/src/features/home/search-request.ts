import { defaultMaxPages } from '@verandah/contracts'
import { type FiltersForm, searchOf } from '@/components/search-filters/filters-form.ts'
import { isRefusal } from '@/lib/api/api-error.ts'
import { type SearchInput, useRequestSearch, useSearchFailure } from '@/lib/endpoints/searches.ts'
import { logError } from '@/lib/log-error.ts'
import { toast } from '@/lib/toast.ts'

/** Form state of the panel; its prices come from a list of ranges, or from the brief. */
export type PanelForm = FiltersForm & { priceRange: string }

/** Returns the panel's search request: the chosen localities, or else the typed one; null if there is neither. */
const searchRequestOf = (form: PanelForm): SearchInput | null =>
  form.chosen.length === 0 && form.typed.trim() === ''
    ? null
    : { ...searchOf({ ...form, ...noPrices }), ...pricesOf(form), maxPages: defaultMaxPages, isBrief: true }

const noPrices = { minPrice: '', maxPrice: '', maxOver: '' }

const pricesOf = ({ priceRange, minPrice, maxPrice, maxOver }: PanelForm) =>
  priceRange === ownRange
    ? Object.fromEntries(Object.entries({ minPrice, maxPrice, maxOver }).filter(([, text]) => text !== ''))
    : priceBounds(priceRange)

const missing = 'Please enter at least a suburb or location to search.'
const failed = 'Something went wrong while searching for properties. Please try again.'

export function useStartSearch() {
  const explain = useSearchFailure()
  const { mutate, isPending } = useRequestSearch()

  const startSearch = (form: PanelForm) => {
    const request = searchRequestOf(form)
    if (request === null) {
      toast({ title: 'Missing information', description: missing, variant: 'destructive' })
      return
    }
    mutate(request, {
      onSuccess: () =>
        toast({
          title: 'Search initiated',
          description: 'Click it in Recent Searches once it shows “Complete”.',
        }),
      onError: (error) => {
        if (!isRefusal(error)) logError('The search could not be started', error)
        explain(error, failed)
      },
    })
  }
  return { startSearch, isPending }
}

/** The price range of the brief, which may be none of the list. */
export const ownRange = 'brief'
export const anyPrice = 'Any price'
export const priceRanges = [anyPrice, '$300k - $500k', '$500k - $750k', '$750k - $1M', '$1M - $1.5M', '$1.5M+'] as const

interface PriceBounds {
  minPrice?: string
  maxPrice?: string
}

const multipliers: Partial<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** "$750k - $1M" in whole dollars: 750000 to 1000000. A trailing + gives a minimum only, "Any price" nothing. */
export function priceBounds(text: string): PriceBounds {
  const amounts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*([km])?/gi)].map(([, amount, unit]) =>
    String(Math.round(Number(amount) * (multipliers[(unit ?? '').toLowerCase()] ?? 1))),
  )
  const [minPrice, maxPrice] = amounts
  if (minPrice === undefined) return {}
  return maxPrice === undefined || text.trim().endsWith('+') ? { minPrice } : { minPrice, maxPrice }
}
