import { parseXml } from './parse-xml.ts'

interface ListingRecord {
  status: string
  agentID: string
  uniqueID: string
  price?: { '#text': string; display: string }
  priceView?: string
  address?: { street: string; suburb: { '#text': string }; state: string; postcode: string }
  inspectionTimes?: { inspection?: string | string[] } | ''
  auction?: { date: string }
  authority?: { value: string }
  objects?: { img: { id: string; url: string }[] }
  soldDetails?: { soldPrice: { '#text': string; display: string }; soldDate: string }
}

const options = {
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name: string) => ['img', 'residential', 'land', 'rural'].includes(name),
}
/** The listings of a feed. */
export function recordsOf(xml: string): ListingRecord[] {
  const { propertyList } = parseXml(xml, options) as { propertyList: Partial<Record<string, ListingRecord[]>> }
  return ['residential', 'land', 'rural'].flatMap((kind) => propertyList[kind] ?? [])
}
