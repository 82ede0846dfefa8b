import { type ComponentType, isValidElement, lazy, type ReactNode } from 'react'

const loaders = new WeakMap<object, () => Promise<unknown>>()

/** A screen in a file of its own, loaded when its address is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => {
  const LazyPage = lazy(async () => ({ default: await load() }))
  loaders.set(LazyPage, load)
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
