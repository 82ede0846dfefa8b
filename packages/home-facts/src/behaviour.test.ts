import { expect, it } from 'vitest'
import { readLabelledTexts } from '../evaluation/labelled-texts.ts'
import { readAdvert } from './index.ts'

const texts = await readLabelledTexts('behaviour.tsv')

it.each(texts)('reads what "$text" claims', ({ text, facts }) => {
  expect(new Map(readAdvert(text).map(({ fact, value }) => [fact, value]))).toEqual(facts)
})
