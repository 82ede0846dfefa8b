import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

export type AuthTab = 'login' | 'register'

/** The tab that the address asks for, each time one goes there, and in between the one that was chosen. */
export const useAuthTab = () => {
  const { key, hash } = useLocation()
  const [query] = useSearchParams()
  const asked: AuthTab = query.get('tab') === 'register' || query.has('plan') ? 'register' : 'login'
  const [tab, setTab] = useState(asked)
  const [followed, setFollowed] = useState(key)
  if (key !== followed) {
    setFollowed(key)
    // "Skip to content" goes to a place on the page and asks for no tab.
    if (hash === '') setTab(asked)
  }
  return [tab, setTab] as const
}
