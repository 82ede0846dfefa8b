import { createContext } from 'react'
import type { ReasonsOf } from './use-ranked-homes.ts'

/** Only an open breakdown listens: moving a slider redraws no card whose score stays. */
export const ReasonsContext = createContext<ReasonsOf>(() => null)
