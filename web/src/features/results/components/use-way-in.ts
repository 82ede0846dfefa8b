import { useQueryClient } from '@tanstack/react-query'
import { type HomeCard, paths } from '@verandah/contracts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lastVisitedPage } from '@/lib/storage/local.ts'
import { changeCard } from '../api/hide-home.ts'
import { useSearchId } from '../use-search-id.ts'

/**
 * Returns the link to a home as this search saw it, and an `open` handler that marks it as seen and allows the
 * way back to this list. `state` keeps search and list for a link without them.
 */
export function useWayIn({ id }: Pick<HomeCard, 'id'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searchId = useSearchId()
  const to = paths.property.href(id, searchId ?? undefined)
  const state = { from: `${pathname}${search}`, searchId }
  const open = (event: MouseEvent) => {
    if (searchId !== null) changeCard(client, searchId, id, { isSeen: true })
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    lastVisitedPage.write(state.from)
    void navigate(to, { state })
  }
  return { to, open, state }
}
