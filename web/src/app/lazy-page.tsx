import { type ComponentType, isValidElement, lazy, type ReactNode, useEffect, useState } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

const loaders = new WeakMap<object, () => Promise<unknown>>()

/** A screen in a file of its own, loaded when its address is opened. One that is there already is shown at once. */
export const lazyPage = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) => {
  let loaded: ComponentType | undefined
  const loadAndKeep = async () => (loaded = (await load())[name])
  const Waiting = lazy(async () => ({ default: await loadAndKeep() }))
  // React waits a moment before it shows what was waited for, even where that has come long ago: so nothing is waited for then.
  const LazyPage = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting)
    return <Shown />
  }
  loaders.set(LazyPage, loadAndKeep)
  return LazyPage
}

/** Loads the screen of an element ahead. A failure is silent: opening the address tries again and says so. */
export const loadAhead = (element: ReactNode): void => {
  if (!isValidElement<{ children?: ReactNode }>(element)) return
  void loaders
    .get(element.type as object)?.()
    .catch(() => undefined)
  loadAhead(element.props.children)
}

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
