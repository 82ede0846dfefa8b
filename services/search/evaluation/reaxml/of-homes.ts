import { full, ids, later, photo, pictures, stating, type RecordLabel } from './record.ts'

export const building: readonly RecordLabel[] = [
  {
    rule: 'year as a value',
    records: [full('<yearBuilt value="1997"/>')],
    advert: { propertyAge: 'Established', ...stating({ yearBuilt: 1997 }) },
  },
  {
    rule: 'year as text',
    records: [full('<buildingDetails><yearBuilt>2021</yearBuilt></buildingDetails>')],
    advert: { propertyAge: 'Modern', ...stating({ yearBuilt: 2021 }) },
  },
  {
    rule: 'year of renovation as a value',
    records: [full('<yearLastRenovated value="2019"/>')],
    advert: { features: ['Renovated in 2019'], ...stating({ yearRenovated: 2019 }) },
  },
  {
    rule: 'a later renovation takes the place of the one before',
    records: [full('<yearLastRenovated>2011</yearLastRenovated>'), later('<yearLastRenovated value="2024"/>')],
    advert: { features: ['Renovated in 2024'] },
  },
  { rule: 'newly built as a value', records: [full('<newlyBuilt value="yes"/>')], advert: { propertyAge: 'Modern' } },
  {
    rule: 'newly built within the building',
    records: [full('<buildingDetails><newlyBuilt>1</newlyBuilt></buildingDetails>')],
    advert: { propertyAge: 'Modern' },
  },
  {
    rule: 'not newly built says nothing of the age',
    records: [full('<newlyBuilt value="no"/>')],
    advert: { propertyAge: null },
  },
  {
    rule: 'a year that cannot be',
    records: [full('<yearBuilt>19997</yearBuilt>')],
    advert: { propertyAge: null },
    report: /yearBuilt "19997"/,
  },
  {
    rule: 'floor area in squares',
    records: [full('<buildingDetails><area unit="square">20</area></buildingDetails>')],
    advert: stating({ floorArea: 185.8 }),
  },
  {
    rule: 'floor area in square metres',
    records: [full('<buildingDetails><area unit="squareMeter">143</area></buildingDetails>')],
    advert: stating({ floorArea: 143 }),
  },
  {
    rule: 'frontage',
    records: [full('<landDetails><frontage unit="meter">15.24</frontage></landDetails>')],
    advert: stating({ frontage: 15.24 }),
  },
  {
    rule: 'energy rating',
    records: [full('<buildingDetails><energyRating>6.5</energyRating></buildingDetails>')],
    advert: {
      ...stating({ energyRating: 6.5 }),
      facts: [{ name: 'energyRating', value: '6.5', basis: 'provider', quote: 'Energy rating: 6.5 stars' }],
    },
  },
  {
    rule: 'garages and carports are a place to park, and the better one counts',
    records: [full('<features><carports>1</carports><garages>2</garages></features>')],
    advert: {
      parking: 3,
      facts: [{ name: 'parking', value: 'garage', basis: 'provider', quote: 'Garage spaces' }],
    },
  },
  {
    rule: 'no garage is not no parking',
    records: [full('<features><garages>0</garages></features>')],
    advert: { parking: 0, facts: [] },
  },
  {
    rule: 'a headline states facts',
    records: [full('<headline>Renovated, with city views</headline>')],
    advert: {
      facts: [
        { name: 'renovated', value: 'yes', basis: 'description', quote: 'Renovated, with city views' },
        { name: 'view', value: 'yes', basis: 'description', quote: 'Renovated, with city views' },
      ],
    },
  },
  {
    rule: 'an energy rating that cannot be',
    records: [full('<buildingDetails><energyRating>65</energyRating></buildingDetails>')],
    advert: {},
    report: /energy rating "65"/,
  },
  {
    rule: 'estate and stage',
    records: [full('<estate><name>Wattle Grove</name><stage>3</stage></estate>', { kind: 'land' })],
    advert: { propertyType: 'Land', ...stating({ estate: 'Wattle Grove, stage 3' }) },
  },
  {
    rule: 'house and land',
    records: [full('<isHomeLandPackage value="yes"/>')],
    advert: stating({ isHouseAndLand: true }),
  },
  {
    rule: 'facts outlive a record that does not name them',
    records: [full('<yearBuilt>1997</yearBuilt>'), later('<isHomeLandPackage value="no"/>')],
    advert: stating({ yearBuilt: 1997, isHouseAndLand: false }),
  },
]

export const gallery: readonly RecordLabel[] = [
  {
    rule: 'the main picture comes first',
    records: [full(ids(photo('b') + photo('m') + photo('a')))],
    advert: pictures('m', 'a', 'b'),
  },
  {
    rule: 'an empty element takes that picture away',
    records: [full(ids(photo('m') + photo('a') + photo('b'))), later(ids('<img id="a"/>'))],
    advert: pictures('m', 'b'),
  },
  {
    rule: 'a new picture adds to the gallery',
    records: [full(ids(photo('m') + photo('b'))), later(ids(photo('a')))],
    advert: pictures('m', 'a', 'b'),
  },
  {
    rule: 'a picture is replaced by its id',
    records: [full(ids(photo('m') + photo('a'))), later(ids(photo('m', 'new')))],
    advert: pictures('new', 'a'),
  },
  {
    rule: 'the last picture may go',
    records: [full(ids(photo('m'))), later(ids('<img id="m"></img>'))],
    advert: pictures(),
  },
  {
    rule: 'a floor plan that goes takes no picture with it',
    records: [
      full(`<objects>${photo('m')}<floorplan id="1" url="https://img.example/p.gif"/></objects>`),
      later('<objects><floorplan id="1"/></objects>'),
    ],
    advert: { ...pictures('m'), floorplans: [] },
  },
]
