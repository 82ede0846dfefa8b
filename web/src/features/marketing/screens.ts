import type { Theme } from '@/lib/theme/theme.ts'

/** Sizes of screenshots in pixels; `npm run generate screenshots` takes them in these sizes. */
export const shapes = {
  wide: { width: 1800, height: 1125 },
  phone: { width: 750, height: 1200 },
  detail: { width: 1280, height: 960 },
} as const

export type Shape = keyof typeof shapes

/** Screenshots of the product; each hero is taken in `wide` and in `phone`. */
export const heroes = ['search', 'scoring', 'calendar', 'compare'] as const
export const details = [
  'search-panel',
  'search-progress',
  'search-map',
  'scoring-breakdown',
  'scoring-weights',
  'scoring-override',
  'calendar-visit',
  'calendar-feed',
  'compare-shortlist',
  'compare-notes',
] as const

export type Hero = (typeof heroes)[number]
export type Detail = (typeof details)[number]

export function screenAddress(name: Hero | Detail, shape: Shape, theme: Theme): string {
  return `/screens/${name}-${shape}-${theme}.webp`
}
