import { paths } from '@verandah/contracts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The link back from a home: its search, else the landing page. If the buyer came from there, goes back in
 * history, which restores the order, the filters and the scroll position.
 */
export function useWayBack(searchId: string | null) {
  const navigate = useNavigate()
  const { from, searchId: fromSearch } = useWayState()
  const to = searchId === null ? paths.landing : paths.searchResults.href(searchId)
  const isFromList = typeof from === 'string' && isListAt(from) && fromSearch === searchId
  const cameFromThere = from === to || (searchId !== null && isFromList)
  const goBack = () => void (cameFromThere ? navigate(-1) : navigate(to))
  const onClick = (event: MouseEvent) => {
    if (!cameFromThere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goBack()
  }
  return { to, goBack, onClick }
}

const isListAt = (address: string): boolean => /^[^?]*/.exec(address)?.[0] === paths.searchResults.href()

/** What the link to this page left in the history: the page that it was on, and its search. */
export function useWayState(): { from?: unknown; searchId?: unknown } {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null ? state : {}
}
