import { type ComponentType, isValidElement, lazy, type ReactNode, useState } from 'react'

const loaders = new WeakMap<object, () => Promise<unknown>>()

/** A screen in a file of its own, loaded when its address is opened. One that is there already is shown at once. */
export const lazyPage = (load: () => Promise<ComponentType>) => {
  let loaded: ComponentType | undefined
  const loadAndKeep = async () => (loaded = await load())
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
