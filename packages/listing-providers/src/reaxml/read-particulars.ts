import type { AdvertParticulars } from '@verandah/contracts'
import type { ListingUpdate } from '../listing/listing.ts'
import { plainLine } from '../plain-text.ts'
import { webAddressOf } from '../web-address.ts'
import { areaOf, statedYear } from './read-measures.ts'
import { flagOf, numberOf } from './read-values.ts'
import { attributeOf, childOf, childrenOf, textIn, textOf, valueOf, type XmlElement } from './xml-element.ts'

type Warn = (reason: string) => void

const mostAgents = 4
const greatestRating = 10
const greatestFrontageM = 10_000

/** REAXML has no elements for the others. */
type StatedHere = Exclude<keyof AdvertParticulars, 'tour' | 'project' | 'isByAppointment' | 'disclaimer'>

/** Reads what an advert says beyond the compared fields, and who sells it. Unnamed fields stay unchanged. */
export function readParticulars(root: XmlElement, year: number, warn: Warn): Partial<ListingUpdate> {
  const building = childOf(root, 'buildingDetails')
  const land = childOf(root, 'landDetails')
  const package_ = flagOf(valueOf(childOf(root, 'isHomeLandPackage')))
  const said: { [Name in StatedHere]: AdvertParticulars[Name] | undefined } = {
    agents: agentsOf(root),
    floorArea: areaOf(childOf(building, 'area'), 'floor area', warn),
    frontage: measureOf(childOf(land, 'frontage'), { name: 'frontage', greatest: greatestFrontageM, warn }),
    energyRating: measureOf(childOf(building, 'energyRating'), {
      name: 'energy rating',
      greatest: greatestRating,
      warn,
    }),
    yearBuilt: statedYear(root, 'yearBuilt', { year, warn }),
    yearRenovated: statedYear(root, 'yearLastRenovated', { year, warn }),
    estate: estateOf(childOf(root, 'estate')),
    isHouseAndLand: package_ ?? undefined,
    statementOfInformation: statementOf(root),
    video: linksIn(childrenOf(root, 'videoLink'))[0],
  }
  const particulars = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  return Object.keys(particulars).length === 0 ? {} : { particulars }
}

const agentsOf = (root: XmlElement): AdvertParticulars['agents'] | undefined => {
  const agents = childrenOf(root, 'listingAgent').flatMap((agent) => {
    const name = plainLine(textOf(agent, 'name'))
    const telephones = childrenOf(agent, 'telephone')
    const mobile = telephones.find((telephone) => /^mobile$/i.test(attributeOf(telephone, 'type')))
    const numbers = [mobile ?? null, ...telephones].map((telephone) => plainLine(textIn(telephone)))
    const email = childrenOf(agent, 'email')
      .map((element) => plainLine(textIn(element)))
      .find(isEmail)
    return name === ''
      ? []
      : [{ name, telephone: numbers.find(isTelephone) ?? null, ...(email !== undefined && { email }) }]
  })
  return agents.length === 0 ? undefined : agents.slice(0, mostAgents)
}

/**
 * Accepts one plain address only: anything else a mail program would parse, such as a second recipient, is rejected.
 */
const isEmail = (text: string): boolean => text.length <= 254 && /^[a-z\d._+'-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text)

const isTelephone = (text: string): boolean => /^[+(\d][\d ()-]{5,24}$/.test(text)

interface Measure {
  name: string
  greatest: number
  warn: Warn
}

const measureOf = (element: XmlElement | null, { name, greatest, warn }: Measure): number | null | undefined => {
  const text = textIn(element)
  if (element === null || text === '') return undefined
  const value = numberOf(text)
  const isMetres = /^(?:m|met(?:er|re)s?)?$/i.test(attributeOf(element, 'unit'))
  if (value !== null && value <= greatest && isMetres) return value === 0 ? null : value
  warn(`Its ${name} "${text.slice(0, 20)}" cannot be read.`)
  return undefined
}

const estateOf = (estate: XmlElement | null): string | undefined => {
  const name = plainLine(textOf(estate, 'name'))
  const stage = plainLine(textOf(estate, 'stage'))
  if (name === '') return undefined
  return stage === '' ? name : `${name}, ${/^stage\b/i.test(stage) ? stage : `stage ${stage}`}`
}

const statementWords = /statement\s*of\s*information/i

/** Required by Victorian law. Agencies send it as an element, as an attachment or as a document with such a title. */
const statementOf = (root: XmlElement): string | undefined => {
  const media = childOf(root, 'media')
  const objects = childOf(root, 'objects')
  const attached = [...childrenOf(media, 'attachment'), ...childrenOf(objects, 'document')]
  const named = attached.filter((it) => statementWords.test(`${attributeOf(it, 'usage')} ${attributeOf(it, 'title')}`))
  return linksIn([...childrenOf(root, 'statementOfInformation'), ...named])[0]
}

export function linksIn(elements: XmlElement[]): string[] {
  return elements.flatMap((element) => {
    const text = attributeOf(element, 'url') || attributeOf(element, 'href') || textIn(element)
    return webAddressOf(decoded(text)) ?? []
  })
}

/** Some programs encode addresses twice. */
const decoded = (text: string): string => {
  if (!/^https?%3a/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
