import { type ComponentType, lazy } from 'react'

/** A screen in a file of its own, loaded when its address is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))
