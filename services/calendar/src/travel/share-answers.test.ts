import { expect, it } from 'vitest'
import { shareAnswers } from './share-answers.ts'

const asking = () => {
  const asked: string[] = []
  const ask = shareAnswers(
    () => 'one question',
    (buyer: string) => {
      asked.push(buyer)
      return Promise.resolve({ look: buyer === 'spent' ? 'estimated' : 'exact', buyer })
    },
  )
  return { ask, asked }
}

it('asks an equal question once, and gives all the answer', async () => {
  const { ask, asked } = asking()
  const answers = await Promise.all(['anna', 'ben', 'carla'].map(ask))
  expect([asked, new Set(answers).size]).toEqual([['anna'], 1])
})

it('gives no buyer the estimate of another whose calls are spent', async () => {
  const { ask } = asking()
  const answers = await Promise.all(['spent', 'ben', 'carla'].map(ask))
  expect(answers.map(({ look }) => look)).toEqual(['estimated', 'exact', 'exact'])
})
