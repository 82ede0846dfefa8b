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

type Mood = readonly [
  sky: Light['sky'],
  sun: string,
  haze: string,
  shadow: string,
  cloud: string,
  sunHeight?: number | undefined,
  isDusk?: true,
]

const moods: readonly Mood[] = [
  [['#9fc6d1', '#cfe0da', '#f8ecd4'], '#fff1cc', '#e3e6d6', '#3c4a52', '#fffaf0', 330],
  [['#7fb3c8', '#b4d4da', '#e9efe2'], '#fffbe8', '#d6e2db', '#33434d', '#fffdf6'],
  [['#94b6bf', '#e6d2aa', '#f9d9a4'], '#ffe0a0', '#efdcb8', '#54463c', '#fff0d6', 400],
  [['#566f8c', '#b99a9a', '#f4bd8a'], '#ffd29a', '#dcae92', '#2f3344', '#e9b9a0', 470, true],
  [['#aebbbd', '#d0d5cf', '#ece6d8'], '#ffffff', '#d9d9cd', '#444a4c', '#f4f1e8'],
]

export const chooseLight = (random: Random): Light => {
  const [sky, sun, haze, shadow, cloud, sunHeight, isDusk] = random.pick([...moods, ...moods.slice(0, 3)])
  const isFromLeft = random.chance(0.5)
  const sunX = isFromLeft ? random.between(60, 260) : random.between(940, 1140)
  const sunAt = sunHeight === undefined ? {} : { sunAt: [sunX, sunHeight] as const }
  return { sky, sun, haze, shadow, cloud, isFromLeft, ...sunAt, ...(isDusk && { isDusk }) }
}
