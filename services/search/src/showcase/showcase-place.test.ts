import { createLocalityIndex } from '@verandah/localities/places'
import { loadGazetteer } from '@verandah/localities'
import { describe, expect, it } from 'vitest'
import { showcasePlaceOf } from './showcase-place.ts'

const localities = createLocalityIndex(await loadGazetteer())
const placeOf = (SHOWCASE_SUBURB: string | undefined, { isSample = true } = {}) =>
  showcasePlaceOf({ settings: { SHOWCASE_SUBURB }, localities, providers: [{ isSample: false }, { isSample }] })

describe('the suburb of the showcase', () => {
  it('is Richmond VIC 3121 by default, only where homes are samples', () => {
    expect(placeOf(undefined)).toEqual({ suburb: 'Richmond', state: 'VIC', postcode: '3121' })
    expect(placeOf(undefined, { isSample: false })).toBeNull()
  })

  it('is that of the setting, in its usual spelling', () => {
    const newFarm = { suburb: 'New Farm', state: 'QLD', postcode: '4005' }
    expect(placeOf('new farm qld 4005', { isSample: false })).toEqual(newFarm)
  })

  it('is none where the setting says so', () => {
    expect(placeOf('off')).toBeNull()
  })

  it.each(['Richmond', 'Richmond VIC', 'Richmnd VIC 3121', 'Richmond VIC 3000', 'Inner West NSW 2000'])(
    'is not "%s": the start ends with a sentence that names the setting and the remedy',
    (text) => {
      expect(() => placeOf(text)).toThrow(
        `The setting SHOWCASE_SUBURB cannot be used (it is "${text}"): expected a suburb with its state and postcode, as "Richmond VIC 3121", or "off".`,
      )
    },
  )
})
