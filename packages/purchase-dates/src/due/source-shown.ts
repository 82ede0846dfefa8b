import type { Sourced } from '../types.ts'
import type { DueItem } from './facts.ts'

export function sourceShown({ source, readOn }: Sourced): DueItem['source'] {
  return { ...source, readOn }
}
