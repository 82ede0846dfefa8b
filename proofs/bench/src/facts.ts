import { readAdvert } from '@verandah/home-facts'
import { readLabelledTexts } from '../../../packages/home-facts/evaluation/labelled-texts.ts'
import { figuresIn, warmCpuMsOf, type Figure } from './measure.ts'

const wordsOfAdvert = 72
const rounds = 5

/** Reads 500 adverts of 72 words each, composed of the labelled sentences. */
export async function benchFacts(): Promise<Figure[]> {
  const texts = await readLabelledTexts('seen.tsv')
  const words = texts.flatMap(({ text }) => text.split(/\s+/))
  const adverts = Array.from({ length: 500 }, (_, at) =>
    words.slice(at * wordsOfAdvert, (at + 1) * wordsOfAdvert).join(' '),
  )
  const readAll = () => adverts.forEach((advert) => readAdvert(advert))
  const ms = await warmCpuMsOf(Array.from({ length: rounds }, () => readAll))
  return figuresIn('ms', { 'an advert of 72 words, processor (at most 0.7)': ms / adverts.length })
}
