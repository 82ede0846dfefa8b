import { PropertySaved, PropertyUnsaved } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, type Pipeline } from '../testing/open-pipeline.ts'
import { beginTracking, endTracking } from './track-properties.ts'
import { createTrackedProperties } from './tracked-properties.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

it('a home stays tracked when a second buyer saves it while the only follower leaves', async () => {
  const { store, properties, clock } = pipeline
  const [home] = await pipeline.keepListings([aListing()])
  const propertyId = home!.id
  const deps = { tracked: createTrackedProperties({ store }), properties, clock }
  const say = (contract: typeof PropertySaved | typeof PropertyUnsaved, userId: string) => {
    clock.advance(1)
    return newEvent(contract as typeof PropertySaved, { userId, propertyId, revision: null }, { clock })
  }
  const save = beginTracking('saved')
  await save(deps)(say(PropertySaved, 'user-1'))
  const whileSecondSaves = {
    ...properties,
    setUntracked: async (id: string) => {
      await save(deps)(say(PropertySaved, 'user-2'))
      return properties.setUntracked(id)
    },
  }
  await endTracking('saved')({ ...deps, properties: whileSecondSaves })(say(PropertyUnsaved, 'user-1'))
  expect(await properties.find(propertyId)).toMatchObject({ isTracked: true })
  expect(await deps.tracked.propertiesOf('user-2')).toEqual([propertyId])
})
