import type { Random } from '../market/random.ts'

/** The weather and the hour of a picture. */
export interface Light {
  sky: readonly [top: string, middle: string, low: string]
  sun: string
  /** Where the sun is, of 1200 by 800; undefined where it is hidden. */
  sunAt?: readonly [number, number]
  /** What distance fades into. */
  haze: string
  shadow: string
  cloud: string
  /** Windows are lit from within. */
  isDusk?: true
  isFromLeft: boolean
}

type Mood = Omit<Light, 'sunAt' | 'isFromLeft'> & { sunHeight?: number }

const moods: readonly Mood[] = [
  {
    sky: ['#9fc6d1', '#cfe0da', '#f8ecd4'],
    sun: '#fff1cc',
    sunHeight: 330,
    haze: '#e3e6d6',
    shadow: '#3c4a52',
    cloud: '#fffaf0',
  },
  {
    sky: ['#7fb3c8', '#b4d4da', '#e9efe2'],
    sun: '#fffbe8',
    haze: '#d6e2db',
    shadow: '#33434d',
    cloud: '#fffdf6',
  },
  {
    sky: ['#94b6bf', '#e6d2aa', '#f9d9a4'],
    sun: '#ffe0a0',
    sunHeight: 400,
    haze: '#efdcb8',
    shadow: '#54463c',
    cloud: '#fff0d6',
  },
  {
    sky: ['#566f8c', '#b99a9a', '#f4bd8a'],
    sun: '#ffd29a',
    sunHeight: 470,
    haze: '#dcae92',
    shadow: '#2f3344',
    cloud: '#e9b9a0',
    isDusk: true,
  },
  {
    sky: ['#aebbbd', '#d0d5cf', '#ece6d8'],
    sun: '#ffffff',
    haze: '#d9d9cd',
    shadow: '#444a4c',
    cloud: '#f4f1e8',
  },
]

export const chooseLight = (random: Random): Light => {
  const { sunHeight, ...mood } = random.pick([...moods, ...moods.slice(0, 3)])
  const isFromLeft = random.chance(0.5)
  const sunX = isFromLeft ? random.between(60, 260) : random.between(940, 1140)
  return { ...mood, isFromLeft, ...(sunHeight !== undefined && { sunAt: [sunX, sunHeight] as const }) }
}
