import { paths } from '@verandah/contracts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The link back from a home: its search, else the landing page. If the buyer came from there, goes back in
 * history, which restores the scroll position.
 */
export const useWayBack = (searchId: string | null) => {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const to = searchId === null ? paths.landing : paths.searchResults.href(searchId)
  const goBack = () => void (cameFrom(state) === to ? navigate(-1) : navigate(to))
  const onClick = (event: MouseEvent) => {
    if (cameFrom(state) !== to || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goBack()
  }
  return { to, goBack, onClick }
}

const cameFrom = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null
