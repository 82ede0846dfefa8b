import { at, full, later, place, type RecordLabel } from './record.ts'
import { currentBody } from '@verandah/listing-providers/testing'

export const onTheMarket: readonly RecordLabel[] = [
  {
    rule: 'deleted takes the home off sale',
    records: [full(), later('', { status: 'deleted' })],
    advert: { status: 'gone' },
  },
  { rule: 'withdrawn', records: [full(), later('', { status: 'withdrawn' })], advert: { status: 'gone' } },
  { rule: 'off market', records: [full(), later('', { status: 'offmarket' })], advert: { status: 'gone' } },
  {
    rule: 'sold by its ids alone',
    records: [full(), later('', { status: 'sold' })],
    advert: { status: 'sold', propertyType: 'House' },
  },
  { rule: 'under offer', records: [full('<underOffer value="Yes"/>')], advert: { status: 'underOffer' } },
  {
    rule: 'under offer survives a record that does not speak of it',
    records: [full('<underOffer value="yes"/>'), later('<headline>New words</headline>')],
    advert: { status: 'underOffer', title: 'New words' },
  },
  {
    rule: 'under offer ends where a record says so',
    records: [full('<underOffer value="yes"/>'), later('<underOffer value="no"/>')],
    advert: { status: 'active' },
  },
  {
    rule: 'a sold home that is offered again is on the market',
    records: [full(), later('', { status: 'sold' }), later(currentBody(), { modTime: at(14) })],
    advert: { status: 'active' },
  },
  {
    rule: 'a record from the future freezes nothing',
    records: [full('<headline>One</headline>', { modTime: '2031-01-01-09:00:00' }), later('<headline>Two</headline>')],
    advert: { title: 'Two' },
    report: /modTime/,
  },
  {
    rule: 'an older record changes nothing',
    records: [full(), later('', { status: 'sold', modTime: at(9) })],
    advert: { status: 'active' },
    report: /older/,
  },
]

export const odd: readonly RecordLabel[] = [
  {
    rule: 'a suburb that no gazetteer knows',
    records: [full('', { body: place('RICHMNOD', '3121') })],
    advert: { suburb: 'Richmnod', hasKnownSuburb: false },
    report: /Richmnod VIC 3121/,
  },
  {
    rule: 'a suburb that contradicts its postcode',
    records: [full('', { body: place('Richmond', '3000') })],
    advert: { postcode: '3000', hasKnownSuburb: false },
    report: /Richmond VIC 3000/,
  },
  {
    rule: 'a suburb that is put right',
    records: [full('', { body: place('RICHMNOD', '3121') }), later(place('RICHMOND', '3121'))],
    advert: { suburb: 'Richmond', hasKnownSuburb: true },
    report: /Richmnod/,
  },
  {
    rule: 'the thirteenth month',
    records: [
      full('', { body: `<authority value="auction"/>${place('Richmond', '3121')}<auction date="2026-13-05T11:00"/>` }),
    ],
    advert: { auctionDate: null, isAuction: true },
    report: /2026-13-05/,
  },
  {
    rule: 'the thirtieth of February',
    records: [full('<inspectionTimes><inspection>30-Feb-2027 11:00am to 11:30am</inspection></inspectionTimes>')],
    advert: { inspections: [] },
    report: /30-Feb-2027/,
  },
  {
    rule: 'a price of twelve figures',
    records: [full('<price>123456789012</price>')],
    advert: { price: null },
    report: /price "123456789012"/,
  },
  {
    rule: 'half a bedroom',
    records: [full('<features><bedrooms>4.5</bedrooms></features>')],
    advert: { bedrooms: 4 },
    report: /bedrooms "4.5"/,
  },
  {
    rule: 'half a bathroom is usual',
    records: [full('<features><bathrooms>2.5</bathrooms></features>')],
    advert: { bathrooms: 2.5 },
  },
  { rule: 'a rental', records: [full('', { kind: 'rental' })], advert: null, report: /rental/ },
  { rule: 'commercial land', records: [full('', { kind: 'commercialLand' })], advert: null, report: /commercialLand/ },
  { rule: 'a rural home', records: [full('', { kind: 'rural' })], advert: { propertyType: 'Acreage' } },
]
