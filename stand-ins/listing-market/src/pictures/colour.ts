/** One palette for every picture: warm paper and ink, eucalypt greens, ochre. */
export const palette = {
  paper: '#f7f1e5',
  linen: '#ece2d0',
  sand: '#dcccb2',
  ink: '#2a2723',
  bark: '#6b5a49',
  paleBark: '#d8ccbb',
  eucalypt: '#4f7160',
  leaf: '#6f8f6d',
  sage: '#a3b494',
  deepLeaf: '#34503f',
  grass: '#93a86a',
  dryGrass: '#c3b479',
  ochre: '#c98b3c',
  gold: '#e0b565',
  terracotta: '#b4613f',
  brick: '#a8553b',
  rose: '#d7a58f',
  jacaranda: '#9485bd',
  bottlebrush: '#b53a33',
  slate: '#59636a',
  steel: '#9aa4a3',
  sea: '#7fa3a8',
  timber: '#a9794c',
  asphalt: '#77736c',
  concrete: '#cfc7b8',
} as const

export type PaintName = keyof typeof palette

/** Between two colours: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const a = channels(from)
  const b = channels(to)
  return `#${a.map((value, index) => hex(value + ((b[index] ?? value) - value) * share)).join('')}`
}

export const darker = (colour: string, share: number) => mix(colour, '#1f2328', share)
export const lighter = (colour: string, share: number) => mix(colour, '#fff8ea', share)

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

const hex = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
