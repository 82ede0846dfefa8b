import { getCriteria, getWeights } from '@verandah/contracts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { weightsQuery } from '@/lib/endpoints/weights.ts'
import { criteriaSet, scoringSet } from '@/lib/storage/local.ts'
import { lettingPromisesRun } from '@/testing/letting-promises-run.ts'
import { answer } from '@/testing/network.ts'
import { resetSetup, setupQuery } from './setup.ts'

it('one user’s set-up is not remembered for the next, who signed in while it was read', async () => {
  criteriaSet.write(true)
  let tellWeights = (): void => undefined
  const asked = answer(getWeights, async () => {
    await new Promise<void>((resolve) => (tellWeights = resolve))
    return { status: 404 }
  })
  answer(getCriteria, { reply: {} })
  const client = createQueryClient()
  const readings = Promise.allSettled([client.query(setupQuery), client.query(weightsQuery)])
  await waitFor(() => expect(asked).toHaveLength(1))
  resetSetup(client)
  tellWeights()
  expect((await readings).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await lettingPromisesRun()
  expect([criteriaSet.read(), scoringSet.read()]).toEqual([false, false])
})
