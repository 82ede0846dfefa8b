import { AustralianState, type SearchedLocality } from '@verandah/contracts'
import { SettingsError } from '@verandah/kit'
import type { ListingProvider } from '@verandah/listing-providers'
import type { LocalityIndex } from '@verandah/localities/places'

interface Deps {
  settings: { SHOWCASE_SUBURB?: string | undefined }
  localities: Pick<LocalityIndex, 'find'>
  providers: readonly Pick<ListingProvider, 'isSample'>[]
}

/** The simulated market has homes there. */
const samplePlace: SearchedLocality = { suburb: 'Richmond', state: 'VIC', postcode: '3121' }

/** The suburb that visitors see; null where there is no showcase. Throws `SettingsError` for an unknown one. */
export function showcasePlaceOf({ settings, localities, providers }: Deps): SearchedLocality | null {
  const { SHOWCASE_SUBURB: text } = settings
  if (text === undefined) return providers.some(({ isSample }) => isSample) ? samplePlace : null
  if (text === 'off') return null
  const named = readPlace(text)
  const found = named && localities.find(named)
  if (!found || found.isRegion === true) throw unknownSuburb(text)
  return { suburb: found.locality, state: found.state, postcode: found.postcode }
}

const readPlace = (text: string): SearchedLocality | null => {
  const words = text.split(' ')
  const [letters = '', postcode = ''] = words.slice(-2)
  const state = AustralianState.safeParse(letters.toUpperCase())
  return state.success ? { suburb: words.slice(0, -2).join(' '), state: state.data, postcode } : null
}

const unknownSuburb = (text: string) =>
  new SettingsError(
    `The setting SHOWCASE_SUBURB cannot be used (it is "${text}"): expected a suburb with its state and postcode, as "Richmond VIC 3121", or "off".`,
  )
