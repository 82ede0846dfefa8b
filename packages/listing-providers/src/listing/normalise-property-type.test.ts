import { describe, expect, it } from 'vitest'
import { featureLabelOf } from './feature-labels.ts'
import { normalisePropertyType, isHome, isRetirement } from './normalise-property-type.ts'

describe('the type of a home', () => {
  it.each([
    ['House', 'House'],
    ['DuplexSemi-detached', 'House'],
    ['apartmentUnitFlat', 'Apartment'],
    ['ServicedApartment', 'Apartment'],
    ['Villa', 'Townhouse'],
    ['residential_land', 'Land'],
    ['AcreageSemi-rural', 'Acreage'],
    ['Warehouse', 'Other'],
  ])('%s is %s', (code, type) => {
    expect(normalisePropertyType([code])).toBe(type)
  })

  it('is that of the first known code', () => {
    expect(normalisePropertyType(['BlockOfUnits', 'Terrace'])).toBe('House')
    expect(normalisePropertyType([])).toBe('Other')
  })

  it('distinguishes car spaces and retirement villages', () => {
    expect([isHome(['CarSpace']), isHome(['House'])]).toEqual([false, true])
    expect([isRetirement(['RetirementVillage']), isRetirement(['Retirement']), isRetirement(['House'])]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it.each([
  ['SolarPanels', 'Solar panels'],
  ['solarPanels', 'Solar panels'],
  ['BuiltInWardrobes', 'Built-in wardrobes'],
  ['builtInRobes', 'Built-in wardrobes'],
  ['tennisCourt', 'Tennis court'],
  ['some_new_code', 'Some new code'],
])('the feature %s reads %s', (code, label) => {
  expect(featureLabelOf(code)).toBe(label)
})
