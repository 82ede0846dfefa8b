import type { SearchedLocality, SearchRequest } from '@verandah/contracts'
import { invalid } from '@verandah/kit'
import type { LocalityIndex } from '@verandah/localities/places'

type Asked = Partial<Pick<SearchRequest, 'locations' | 'locality' | 'location' | 'suburb'>>

/** The chosen places, or the typed one as its most prominent locality. Throws `invalid`, naming the field. */
export function resolvePlaces(
  localities: LocalityIndex,
  { locations, locality, location, suburb = '' }: Asked,
): SearchedLocality[] {
  if (locations) return withoutRepeats(locations)
  if (locality) return [locality]
  return [
    location === undefined
      ? resolveLocality(localities, 'suburb', suburb)
      : resolveLocality(localities, 'location', location),
  ]
}

const resolveLocality = (localities: LocalityIndex, field: string, text: string): SearchedLocality => {
  const found = localities.resolve(text)
  if (found) return { suburb: found.locality, state: found.state, postcode: found.postcode }
  const message = `We couldn’t find an Australian suburb called "${text}". Check the spelling or add its postcode`
  throw invalid([{ field, message }])
}

const withoutRepeats = (locations: SearchedLocality[]): SearchedLocality[] => [
  ...new Map(
    locations.map((place) => [`${place.suburb.toLowerCase()}|${place.state}|${place.postcode}`, place]),
  ).values(),
]
