import { expect, it } from 'vitest'
import { priceTexts } from './price-texts.ts'

it('reads every price text of the half that may be looked at as it is labelled', async () => {
  const seen = (await priceTexts()).filter(({ half }) => half === 'seen')
  expect(seen).toMatchObject([{ n: 557, wrong: [] }])
})
