import { expect, it } from 'vitest'
import { providerReplies } from './replies.ts'

it('every field of the contracts of Domain and PropTrack is read as the contract says', async () => {
  expect(
    (await providerReplies()).flatMap(({ area, wrong = [] }) => wrong.map((field) => `${area}: ${field}`)),
  ).toEqual([])
})
