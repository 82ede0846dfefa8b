import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type HiddenReason, hideProperty, type HomeCard, listProperties, showHiddenProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'
import { type CardPage, type CardPages, cardsKey } from './found-cards.ts'
import { type CardsById, namedKey } from './named-cards.ts'

const changePages = (client: QueryClient, searchId: string, change: (page: CardPage) => CardPage): void => {
  client.setQueriesData<CardPages>(
    { queryKey: cardsKey(searchId) },
    (known) => known && { ...known, pages: known.pages.map(change) },
  )
}

/** Updates a card in every cached list of this search. */
export const changeCard = (client: QueryClient, searchId: string, id: string, change: Partial<HomeCard>): void => {
  changePages(client, searchId, (page) => ({
    ...page,
    cards: page.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
  }))
  client.setQueriesData<CardsById>({ queryKey: namedKey(searchId) }, (known) => {
    const card = known?.[id]
    return card === undefined ? known : { ...known, [id]: { ...card, ...change } }
  })
}

/** Updates the cached counts optimistically. */
const countHidden = (client: QueryClient, searchId: string, by: 1 | -1): void =>
  changePages(client, searchId, ({ counts, ...page }) => ({
    ...page,
    counts: { ...counts, hidden: counts.hidden + by, shown: counts.shown - by },
  }))

/**
 * Hides a home from this and later searches, or shows it again. Updates optimistically and rolls back if the
 * server refuses.
 */
export const useHiding = (searchId: string, id: string) => {
  const client = useQueryClient()
  const mark = (isHidden: boolean) => {
    changeCard(client, searchId, id, { isHidden })
    countHidden(client, searchId, isHidden ? 1 : -1)
  }
  const onSuccess = () => client.invalidateQueries({ queryKey: queryKeyOf(listProperties) })
  const hiding = useMutation({
    mutationFn: () => callRoute(hideProperty, { params: { id }, body: {} }),
    onMutate: () => mark(true),
    onSuccess,
    onError: (error) => {
      mark(false)
      toastFailure('Not hidden')(error)
    },
  })
  const showing = useMutation({
    mutationFn: () => callRoute(showHiddenProperty, { params: { id } }),
    onMutate: () => mark(false),
    onSuccess,
    onError: (error) => {
      mark(true)
      toastFailure('Still hidden')(error)
    },
  })
  const explaining = useMutation({
    mutationFn: (reason: HiddenReason) => callRoute(hideProperty, { params: { id }, body: { reason } }),
    onError: toastFailure('Reason not saved'),
  })
  return {
    hide: () => hiding.mutate(),
    show: () => showing.mutate(),
    explain: (reason: HiddenReason) => explaining.mutate(reason),
    reason: explaining.isError ? null : (explaining.variables ?? null),
  }
}
