import type { AustralianState } from '@verandah/contracts'

const zoneOfState: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

/** Places whose time differs from their state's (IANA time zone database). */
const zoneOfPostcode: Readonly<Record<string, string>> = {
  '2880': 'Australia/Broken_Hill',
  '2898': 'Australia/Lord_Howe',
  '2899': 'Pacific/Norfolk',
  '6798': 'Indian/Christmas',
  '6799': 'Indian/Cocos',
}

/** Postcode 6443 is shared with places on Perth time. */
const euclaTime = new Set(['eucla', 'mundrabilla', 'madura', 'cocklebiddy', 'border village'])

/** Returns the IANA time zone of an address. */
export function timeZoneOf({ state, postcode, suburb }: Place): string {
  if (state === 'WA' && euclaTime.has(suburb.toLowerCase())) return 'Australia/Eucla'
  return zoneOfPostcode[postcode] ?? zoneOfState[state]
}

interface Place {
  state: AustralianState
  postcode: string
  suburb: string
}
