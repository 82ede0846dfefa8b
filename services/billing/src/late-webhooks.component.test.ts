import fc from 'fast-check'
import { expect, it } from 'vitest'
import { billingStories, playBilling } from './testing/billing-story.ts'

it('events that are days late, repeated and out of order end where prompt ones do, with one subscription', async () => {
  await fc.assert(
    fc.asyncProperty(billingStories, async (story) => {
      const prompt = await playBilling(story, { isLate: false })
      const late = await playBilling(story, { isLate: true })
      expect(late).toEqual(prompt)
      expect(late.live).toBeLessThanOrEqual(1)
    }),
    { numRuns: 6 },
  )
})
