import { useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadAhead } from './lazy-page.tsx'

/** Loads the screen of an address ahead. */
export const loadScreenAt = (routes: RouteObject[], pathname: string): void => {
  for (const { route } of matchRoutes(routes, pathname) ?? []) loadAhead(route.element)
}

/** A link that is pointed at, touched or focused loads its screen, so that it is there when it is pressed. */
export const useLoadingAhead = (routes: RouteObject[]): void => {
  useEffect(() => {
    const onApproach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin !== window.location.origin) return
      loadScreenAt(routes, link.pathname)
    }
    const approaches = ['pointerover', 'focusin'] as const
    for (const approach of approaches) document.addEventListener(approach, onApproach, { passive: true })
    return () => approaches.forEach((approach) => document.removeEventListener(approach, onApproach))
  }, [routes])
}
