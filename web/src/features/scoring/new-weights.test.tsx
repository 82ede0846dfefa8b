import { getCriteria, getProperty, getWeights, listSearches, requestSearch, updateWeights } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { goTo, press } from '@/testing/app.tsx'
import { aHome, aWeightsRecord } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer } from '@/testing/network.ts'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'

const saveNewWeights = async ({ user }: ReturnType<typeof openShortlist>) => {
  answer(getWeights, { reply: aWeightsRecord() })
  answer(updateWeights, { reply: aWeightsRecord() })
  answer(getProperty, { reply: aHome({ score: 60, displayScore: 60 }) })
  answer(getCriteria, { reply: {} })
  for (const contract of [listSearches, requestSearch]) neverAnswer(contract)
  goTo('/setup-scoring')
  await press(user, 'Save')
  await screen.findByText('Preferences saved')
  goTo('/my-properties')
}

describe('new weights are followed by the scores of homes', () => {
  beforeEach(nothingIsFar)

  it('that were looked at before', async () => {
    const shortlist = openShortlist([aSavedHome({}, { searchId: null })])
    await screen.findByRole('img', { name: /^Score 82/ })
    await saveNewWeights(shortlist)
    await screen.findByRole('img', { name: /^Score 60/ })
  })

  it('whose outdated score is still in flight', async () => {
    const shortlist = openShortlist([aSavedHome({}, { searchId: null })])
    let tellOld = (): void => undefined
    const reads = answer(getProperty, async () => {
      await new Promise<void>((resolve) => (tellOld = resolve))
      return { reply: aHome() }
    })
    await waitFor(() => expect(reads).toHaveLength(1))
    await saveNewWeights(shortlist)
    tellOld()
    await screen.findByRole('img', { name: /^Score 60/ })
  })
})
