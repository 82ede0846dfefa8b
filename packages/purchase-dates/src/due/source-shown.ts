import type { Sourced } from '../types.ts'
import type { DueItem } from './facts.ts'

export const sourceShown = ({ source, readOn }: Sourced): DueItem['source'] => ({ ...source, readOn })
