import { Readable } from 'node:stream'

/** A typical REAXML listing; an undefined part is omitted. */
export interface ListingParts {
  kind?: string
  status?: string
  modTime?: string
  agentID?: string | undefined
  uniqueID?: string | undefined
  body?: string
}

const address = `<address display="yes"><subNumber>2</subNumber><streetNumber>39</streetNumber><street>Example Street</street>
  <suburb display="yes">RICHMOND</suburb><state>VIC</state><postcode>3121</postcode><country>AUS</country></address>`

/** All elements of a current listing except its ids. */
const fullBody = `<authority value="auction"/><underOffer value="no"/>
  <listingAgent id="1"><name>A. Agent</name><email>agent@example.com</email></listingAgent>
  <price display="yes">1250000</price><priceView>$1,200,000 - $1,300,000</priceView>${address}
  <category name="Townhouse"/><headline>Light &amp; space</headline><description><![CDATA[<p>Sun-drenched</p>Built in 1998]]></description>
  <features><bedrooms>3</bedrooms><bathrooms>2</bathrooms><garages>1</garages><carports>1</carports>
    <airConditioning>yes</airConditioning><dishwasher>1</dishwasher><tennisCourt>no</tennisCourt>
    <hotWaterService type="solar"/><otherFeatures>Wine cellar, double glazing</otherFeatures></features>
  <landDetails><area unit="square">20</area></landDetails>
  <inspectionTimes><inspection>28-Nov-2026 11:00am to 11:30am</inspection></inspectionTimes>
  <auction date="2026-12-05T11:00"/>
  <externalLink href="https://agency.example/39"/>
  <ecoFriendly><solarPanels>1</solarPanels></ecoFriendly><views><city>yes</city></views>
  <objects><img id="b" url="https://img.example/b.jpg"/><img id="m" url="https://img.example/m.jpg"/><img id="a" url="https://img.example/a.jpg"/>
    <floorplan id="1" url="https://img.example/plan.gif"/></objects>`

export function currentBody(extra = ''): string {
  return `<authority value="sale"/>${address}<category name="House"/>${extra}`
}

export function aReaxmlListing(parts: ListingParts = {}): string {
  const { kind = 'residential', status = 'current', modTime = '2026-11-20-08:55:10', body = fullBody } = parts
  const { agentID = 'ABCDEF', uniqueID = 'SIM-0001' } = parts
  const ids = [
    'agentID' in parts && parts.agentID === undefined ? '' : `<agentID>${agentID}</agentID>`,
    'uniqueID' in parts && parts.uniqueID === undefined ? '' : `<uniqueID>${uniqueID}</uniqueID>`,
  ]
  return `<${kind} modTime="${modTime}" status="${status}">${ids.join('')}${body}</${kind}>`
}

export function aFeed(...listings: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">
<propertyList date="2026-11-20-09:00:00" username="feeduser" password="x">
${listings.join('\n')}
</propertyList>`
}

/** A file as a stream. */
export function feedOf(...listings: string[]) {
  return Readable.from([bytesOf(aFeed(...listings))])
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
