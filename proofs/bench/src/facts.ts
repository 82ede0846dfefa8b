import { readAdvert } from '@verandah/home-facts'
import { readLabelledTexts } from '../../../packages/home-facts/evaluation/labelled-texts.ts'
import { type Figure, mediansOf } from './measure.ts'

const wordsOfAdvert = 72
const rounds = 5

/** Reads 500 adverts of 72 words each, composed of the labelled sentences. */
export async function benchFacts(): Promise<Figure[]> {
  const texts = await readLabelledTexts('seen.tsv')
  const words = texts.flatMap(({ text }) => text.split(/\s+/))
  const adverts = Array.from({ length: 500 }, (_, at) =>
    words.slice(at * wordsOfAdvert, (at + 1) * wordsOfAdvert).join(' '),
  )
  return mediansOf(rounds, () => {
    const before = process.cpuUsage()
    for (const advert of adverts) readAdvert(advert)
    const { user, system } = process.cpuUsage(before)
    const value = (user + system) / 1_000 / adverts.length
    return Promise.resolve([{ name: 'an advert of 72 words, processor (at most 0.7)', value, unit: 'ms' }])
  })
}
