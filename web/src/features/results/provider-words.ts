import type { ProviderProgress } from '@verandah/contracts'
import { plural } from '@/lib/format.ts'

const troubles: Readonly<Partial<Record<ProviderProgress['state'], string>>> = {
  late: 'did not answer in time',
  limited: 'takes no more requests just now',
  failed: 'could not be asked',
}

/** How a provider is doing: "24 homes so far", "24 homes", "did not answer in time". */
export const providerWords = ({ state, found }: ProviderProgress): string => {
  if (state === 'searching') return found === 0 ? 'searching' : `${plural(found, 'home')} so far`
  const trouble = troubles[state]
  if (trouble === undefined) return plural(found, 'home')
  return found === 0 ? trouble : `${plural(found, 'home')}, then it ${trouble}`
}

export const isInTrouble = ({ state }: ProviderProgress): boolean => troubles[state] !== undefined
