import type { ScoreBand } from '@verandah/contracts'

/** The word goes with the colour, always. */
export const bandWord: Readonly<Record<ScoreBand, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  weak: 'Weak',
}

export const bandStroke: Readonly<Record<ScoreBand, string>> = {
  excellent: 'stroke-band-excellent',
  good: 'stroke-band-good',
  fair: 'stroke-band-fair',
  weak: 'stroke-band-weak',
}

export const bandFill: Readonly<Record<ScoreBand, string>> = {
  excellent: 'fill-band-excellent',
  good: 'fill-band-good',
  fair: 'fill-band-fair',
  weak: 'fill-band-weak',
}
