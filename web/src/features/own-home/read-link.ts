import { type AustralianState, type LocationSuggestion, type PropertyType, propertyTypes } from '@verandah/contracts'

/** Facts parsed from a link's text; nothing is fetched. */
export interface LinkWords {
  propertyType?: PropertyType
  state: AustralianState
  /** Query for the locality search: a postcode or the name of a suburb. */
  place: string
  /** Street and suburb in lower case, or the suburb alone. */
  words: string
}

const states = 'act|nsw|nt|qld|sa|tas|vic|wa'
/** domain.com.au/1-67-louisa-road-birchgrove-nsw-2041-2016241957 */
const withAddress = new RegExp(`/([a-z0-9-]+)-(${states})-(\\d{4})(?:-\\d+)?/?$`)
/** realestate.com.au/property-house-vic-st+kilda-143385424 */
const withType = new RegExp(`/property-([a-z]+)-(${states})-([a-z+-]+?)-\\d+/?$`)

/** Parses a link; null if its path names no place. */
export function readLink(link: string): LinkWords | null {
  const path = URL.canParse(link.trim()) ? new URL(link.trim()).pathname.toLowerCase() : ''
  return readType(path) ?? readAddress(path)
}

const readType = (path: string): LinkWords | null => {
  const [, type = '', state, suburb = ''] = withType.exec(path) ?? []
  if (state === undefined) return null
  const words = suburb.replace(/[+-]/g, ' ')
  const propertyType = typeOf(type)
  return { state: stateIn(state), place: words, words, ...(propertyType && { propertyType }) }
}

const readAddress = (path: string): LinkWords | null => {
  const [, slug = '', state, postcode = ''] = withAddress.exec(path) ?? []
  return state === undefined ? null : { state: stateIn(state), place: postcode, words: slug.replace(/-+/g, ' ') }
}

const stateIn = (text: string) => text.toUpperCase() as AustralianState

const typeOf = (word: string): PropertyType | undefined =>
  word === 'unit' || word === 'villa'
    ? { unit: 'Apartment' as const, villa: 'Townhouse' as const }[word]
    : propertyTypes.find((type) => type.toLowerCase() === word)

/** Returns the locality at the end of the words and the street before it. */
export function placeIn({ words, state }: LinkWords, places: readonly LocationSuggestion[]) {
  const found = places
    .filter((place) => place.state === state && ` ${words}`.endsWith(` ${plain(place.locality)}`))
    .toSorted((one, other) => other.locality.length - one.locality.length)[0]
  if (found === undefined) return null
  const { locality: suburb, postcode } = found
  return { locality: { suburb, state, postcode }, address: streetOf(words.slice(0, -plain(suburb).length).trim()) }
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')

/** Formats "1 67 louisa road" as "1/67 Louisa Road". */
const streetOf = (words: string): string =>
  words.replace(/^(\d+[a-z]?) (?=\d)/, '$1/').replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())
