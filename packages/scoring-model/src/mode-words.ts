import type { PlaceMode } from '@verandah/contracts'

export const modeWords: Readonly<Record<PlaceMode, string>> = {
  driving: 'by car',
  transit: 'by public transport',
  cycling: 'by bike',
  walking: 'on foot',
}
