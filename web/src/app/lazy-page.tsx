import { type ComponentType, isValidElement, lazy, type ReactNode, useEffect, useState } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

const loaders = new WeakMap<object, () => Promise<unknown>>()

/** Code-splits a screen, loaded when its route opens. Renders a loaded screen at once. */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  let loaded: ComponentType | undefined
  const loadAndKeep = async () => (loaded = (await load())[name])
  const Waiting = lazy(async () => ({ default: await loadAndKeep() }))
  // React delays revealing suspended content even if it has loaded long ago, so a loaded screen skips `lazy`.
  const LazyPage = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting)
    return <Shown />
  }
  loaders.set(LazyPage, loadAndKeep)
  return LazyPage
}

/** Preloads the screen of an element. Ignores a failure: opening the route retries and reports it. */
export function loadAhead(element: ReactNode): void {
  if (!isValidElement<{ children?: ReactNode }>(element)) return
  void loaders
    .get(element.type as object)?.()
    .catch(() => undefined)
  loadAhead(element.props.children)
}

export function loadScreenAt(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) loadAhead(route.element)
}

/** Preloads a link's screen on hover, touch or focus, before it is pressed. */
export function useLoadingAhead(routes: RouteObject[]): void {
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
