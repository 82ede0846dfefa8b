import type { StateTable } from './types.ts'

/** Within a sentence: "the Queensland Revenue Office", but "Revenue NSW" and "RevenueSA", which take no article. */
export function officeName({ office }: Pick<StateTable, 'office'>): string {
  return office.startsWith('Revenue') ? office : `the ${office}`
}
