import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Uniform in [0, 1). */
export type Random = () => number

const states = 2 ** 32

/** The first numbers of a generator show its seed. */
const discarded = 16

/** The same seed gives the same numbers, wherever it runs. */
export const randomFrom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed)
  for (let number = 0; number < discarded; number++) generator.next()
  return () => (generator.next() >>> 0) / states
}
