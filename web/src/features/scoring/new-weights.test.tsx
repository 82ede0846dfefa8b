import { getCriteria, getProperty, getWeights, listSearches, requestSearch, updateWeights } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHome, aWeightsRecord } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer } from '@/testing/network.ts'
import { goTo } from '@/testing/render-route.tsx'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'

it('new weights are followed by the scores of homes that were looked at before', async () => {
  nothingIsFar()
  const { user } = openShortlist([aSavedHome({}, { searchId: null })])
  expect(await screen.findByRole('img', { name: /^Score 82/ })).toBeTruthy()
  answer(getWeights, { reply: aWeightsRecord() })
  answer(updateWeights, { reply: aWeightsRecord() })
  answer(getProperty, { reply: aHome({ score: 60, displayScore: 60 }) })
  for (const contract of [listSearches, getCriteria, requestSearch]) neverAnswer(contract)
  goTo('/setup-scoring')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Preferences saved')).toBeTruthy()
  goTo('/my-properties')
  expect(await screen.findByRole('img', { name: /^Score 60/ })).toBeTruthy()
})
