import { type AustralianState, type Locality, localityKey } from '../places/locality.ts'
import type { Agency, Agent } from './home.ts'
import { hashOf, randomOf } from './random.ts'
import { listed, words } from '../places/street-names.ts'

const names = listed(`
  Harlow & Finch, Marsh Wren Property, Tern Residential, Quoin & Lintel, Barrowfield Estate Agents, Southerly, Lantern Lane Property,
  Cobb Ashby, Gumnut Street Realty, Merriwether Sales, Pell & Daughters, Ironbark Residential, Saltbush Property Co., Wickham Rowe,
  Orchard Gate Real Estate, Fernleigh & Sons`)
const saysItsTrade = /Estate|Property|Realty|Sales|Residential/
const firstNames = words(
  'Priya Tom Mei Aisha Jack Olivia Kiran Sofia Liam Hannah Marcus Thuy Elena Sam Ngaire Daniel Zara Ben Lucia Anh',
)
const lastNames = words(
  'Whitlock Nguyen Patel Castellan Okafor Brennan Moreau Kowalczyk Hartigan Singh Delacroix Papas Tran Aldous Reyes Mackay',
)

const fictionalNumbers = words('006 156 157 158 159 110 313 737 266 804')
const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'.split('')
const agenciesPerLocality = 7

/** The agencies of a place; all names are invented. */
export function agenciesIn(locality: Locality): Agency[] {
  return randomOf('agencies', localityKey(locality))
    .some(names, agenciesPerLocality)
    .map((name) => agencyOf(name, locality.state))
}

const agencyOf = (name: string, state: AustralianState): Agency => {
  const random = randomOf('agency', name, state)
  return {
    id: 20_000 + (hashOf(`${name} ${state}`) % 17_000),
    code: Array.from({ length: 6 }, () => random.pick(letters)).join(''),
    name: random.chance(0.5) && !saysItsTrade.test(name) ? `${name} Real Estate` : name,
  }
}

/** One or two of the agency's agents; telephone numbers are from the range reserved for fiction (ACMA). */
export function agentsFor(agency: Agency, key: string): Agent[] {
  const team = Array.from({ length: 4 }, (_, seat) => agentOf(agency, seat))
  const random = randomOf('agents', agency.code, key)
  return random.some(team, random.chance(0.55) ? 2 : 1)
}

const agentOf = (agency: Agency, seat: number): Agent => {
  const random = randomOf('agent', agency.code, seat)
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  return {
    name: `${first} ${last}`,
    phone: `0491 570 ${random.pick(fictionalNumbers)}`,
    email: `${first}.${last}@example.com`.toLowerCase(),
  }
}
