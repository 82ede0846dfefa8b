import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type HiddenReason, type HomeCard, listProperties } from '@verandah/contracts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { type HideChange, hidesOf } from '@/lib/hidden-homes/hide-change.ts'
import { notDone, sendHide } from '@/lib/hidden-homes/send-hide.ts'
import { patient } from '@/lib/api/patient.ts'
import { toastFailure } from '@/lib/toast.ts'
import { type CardPage, type CardPages, cardsKey } from './found-cards.ts'
import type { Narrowing } from '../narrowing/narrowing.ts'
import { type CardsById, namedKey } from '@/lib/endpoints/named-cards.ts'

type ChangePage = (page: CardPage, narrowing: Narrowing) => CardPage

/** Changes the pages of every cached list of this search. */
const changePages = (client: QueryClient, searchId: string, change: ChangePage): void => {
  for (const [key, known] of client.getQueriesData<CardPages>({ queryKey: cardsKey(searchId) })) {
    const pages = known?.pages.map((page) => change(page, key.at(-1) as Narrowing))
    if (known && pages) client.setQueryData<CardPages>(key, { ...known, pages })
  }
}

/** Updates a card in every cached list of this search. */
export function changeCard(client: QueryClient, searchId: string, id: string, change: Partial<HomeCard>): void {
  changePages(client, searchId, (page) => ({
    ...page,
    cards: page.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
  }))
  client.setQueriesData<CardsById>({ queryKey: namedKey(searchId) }, (known) => {
    const card = known?.[id]
    return card === undefined ? known : { ...known, [id]: { ...card, ...change } }
  })
}

/** A list may leave hidden homes out, show them among the others, or show only these. */
const countHidden = (client: QueryClient, searchId: string, by: 1 | -1): void =>
  changePages(client, searchId, ({ counts, ...page }, { hidden }) => {
    const shownBy = hidden === null ? -by : hidden === 'only' ? by : 0
    return { ...page, counts: { ...counts, hidden: counts.hidden + by, shown: counts.shown + shownBy } }
  })

/**
 * Hides a home from this and later searches, or shows it again. Updates optimistically and rolls back if the
 * server refuses; without a connection the change is kept on the device and sent later.
 */
export function useHiding(searchId: string, id: string) {
  const client = useQueryClient()
  const mark = (isHidden: boolean) => {
    changeCard(client, searchId, id, { isHidden })
    countHidden(client, searchId, isHidden ? 1 : -1)
  }
  const { mutate, variables, isError } = useMutation({
    ...hidesOf(id),
    ...patient,
    mutationFn: sendHide,
    onMutate: ({ hiding }: HideChange) => {
      if (hiding.reason === undefined) mark(hiding.isHidden)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf(listProperties) }),
    onError: (error, { hiding: { isHidden, reason } }) => {
      if (reason === undefined) mark(!isHidden)
      toastFailure(reason === undefined ? notDone(isHidden) : 'Reason not saved')(error)
    },
  })
  const change = (isHidden: boolean, reason?: HiddenReason) =>
    mutate({ hiding: { propertyId: id, isHidden, ...(reason !== undefined && { reason }) } })
  return {
    hide: () => change(true),
    show: () => change(false),
    explain: (reason: HiddenReason) => change(true, reason),
    reason: isError ? null : (variables?.hiding.reason ?? null),
  }
}
