import { describe, expect, it } from 'vitest'
import { detectFacts } from './detect-facts.ts'
import { said } from './testing/said.ts'

describe('the words of an advert', () => {
  it.each([
    'No pool table in this pub',
    'Pool table',
    'Room for a pool (STCA)',
    'Walk to the public pool',
    'View our website',
    'Brand new kitchen',
    'Add solar panels',
    'The neighbour’s solar panels face north.',
    'NBN coming in 2027',
    'Potential for solar panels and a solar-ready roof.',
    'A floodlit tennis court',
    'Use the third bedroom as a study.',
    'Photos are of a similar home with a pool.',
    'Is there a pool?',
    'Carport could be enclosed.',
    'A quiet street near the park.',
    'Package includes air conditioning and solar.',
    'Digitally staged images show a home with a pool.',
    'The double garage is on the plans only.',
    'No other home in the street has a pool.',
    'Ideal for living areas full of light.',
    'All this home needs is solar.',
    'No need to heat the pool in this climate.',
    'Fully renovated inside, the hotel reopens.',
    'Fireplaces lie behind the plaster, we believe.',
    'From the roof of the club the view is superb.',
    'Our auction rooms are air conditioned.',
    'A heater hangs over the outdoor table.',
    'It was a tired house then.',
    'Gas heats the water.',
    'The driveway’s gate runs on batteries.',
    'A granny flat needs a permit.',
    'Pool: up to you.',
    'Views expressed here are the vendor’s.',
    '',
  ])('claim nothing of the home with "%s"', (text) => {
    expect(said(text)).toEqual([])
  })

  it.each([
    ['No pool', 'pool no'],
    ['No views', 'view no'],
    ['The old pool has been filled in.', 'pool no'],
    ['It is not without a pool.', 'pool yes'],
    ['Pool? Yes, heated.', 'pool yes'],
    ['Pool? None.', 'pool no'],
    ['Formerly with a pool, now with a lawn.', 'pool no'],
    ['Instead of a garage it has a carport.', 'parking carport'],
    ['The creek floods; this house is on the hill and does not.', 'flood clear'],
    ['Inundated in the 2011 floods', 'flood affected'],
    ['Within a flood planning area', 'flood affected'],
    ['It has never flooded.', 'flood clear'],
    ['A flood free home, above the 1% AEP level.', 'flood clear'],
    ['Subject to the LSIO.', 'flood affected'],
    ['Rooftop solar', 'solarPanels yes'],
    ['Solar panels installed 2021, battery ready.', 'solarPanels yes'],
    ['Solar-heated pool', 'pool yes'],
    ['Heated in-ground pool', 'pool yes'],
    ['Pool and gym for residents', 'pool shared'],
    ['NBN (FTTN), FTTP upgrade available', 'nbn FTTN'],
    ['A NatHERS rating of 7.2 stars', 'energyRating 7.2'],
    ['A six-star energy rating', 'energyRating 6'],
    ['Double garage and a carport', 'parking garage'],
    ['Brand new townhouse', 'condition new'],
    ['Worth it for the views', 'view yes'],
    ['Parking for four cars including a double garage', 'parking garage'],
    ['Solar panels are fitted but are not connected.', 'solarPanels no'],
    ['Renovated kitchen, and the rest needs work', 'condition needsWork'],
  ])('claim with "%s": %s', (text, fact) => {
    expect(said(text)).toEqual([fact])
  })

  it('take split systems for heating and cooling', () => {
    expect(said('Split systems throughout')).toEqual(['airConditioning yes', 'heating yes'])
  })

  it('are quoted by the sentence, as the advert writes it', () => {
    const [fact] = detectFacts('A quiet street.\n• Sparkling POOL – heated! Near the “Pool Hall”.')
    expect(fact).toEqual({ fact: 'pool', value: 'yes', quote: 'Sparkling POOL – heated!' })
  })
})

describe('the words beside a fact', () => {
  it.each([
    ['A new four-bed home, 7-star rating', ['energyRating 7', 'condition new']],
    ['7-star NatHERS, 8kW of solar', ['solarPanels yes', 'energyRating 7']],
    ['A 5-star WELS shower head and a NatHERS rating of 6.8 stars', ['energyRating 6.8']],
    ['No pool though there is room for one', ['pool no']],
    ['Three bedrooms, s/carport', ['parking carport']],
    ['A dishwasher with a five-star WELS label.', []],
    ['A long lease, with a view to expansion.', []],
    ['Inspection from the street only.', []],
  ])('are no part of it in "%s": %j', (text, facts) => {
    expect(said(text)).toEqual(facts)
  })
})

describe('whose a fact is', () => {
  it.each([
    'The house next door is sold. It had a pool.',
    'The house on the left has solar panels; this one has the bigger yard.',
    'Dream big. A pool, a study, a double garage.',
    'What would you add? A pool, solar panels.',
    'Optional extras: solar panels, air conditioning.',
    'In the village: a pool, a school.',
    'The theatre at the shopping centre is air conditioned.',
    'The far side of the street has FTTP.',
    'Cool off at the pool, a two-minute stroll away.',
    'The house next door sold with a pool, study and solar.',
    'Solar fencing and pool days.',
    'Solar and battery quotes are in the drawer.',
    'The recently renovated pavilion in the park.',
    'The garage has been converted to a bedroom.',
    'Air conditioning is offered as an upgrade.',
  ])('is told by the words around it: another’s with "%s"', (text) => {
    expect(said(text)).toEqual([])
  })

  it.each([
    ['The display home has a pool; this one does not.', 'pool no'],
    ['Unlike most homes in the street, this one has its own garage.', 'parking garage'],
    ['There is provision for a battery in the garage.', 'parking garage'],
    ['The living area is flooded with morning sun.', 'light yes'],
    ['Previously air-conditioned, now cooled by breezes.', 'airConditioning no'],
    ['The Bushfire Management Overlay does not reach this lot.', 'bushfire clear'],
    ['Council flood mapping does not touch the lot.', 'flood clear'],
    ['Land beside the creek is flood prone; this block, on the ridge, is not.', 'flood clear'],
    ['Homes of this age rarely have a garage. This one does.', 'parking garage'],
    ['The apartment upstairs gets the view. This apartment does not.', 'view no'],
    ['There is no fence on the pool.', 'pool yes'],
    ['With its huge kitchen, the home has been renovated.', 'renovated yes'],
    ['A freshly renovated apartment near the tram.', 'renovated yes'],
    ['The rooftop solar cuts our bills.', 'solarPanels yes'],
    ['Open-plan living with a pool.', 'pool yes'],
    ['No agent, no commission, no pool.', 'pool no'],
    ['Carefully tended by its owner, with a self-contained flat.', 'grannyFlat yes'],
    ['The solar leaked and has been taken down.', 'solarPanels no'],
    ['City glimpses from the balcony.', 'view yes'],
    ['Two doors up from the park, with a garage.', 'parking garage'],
    ['Finished and waiting, double garage.', 'parking garage'],
    ['The flats above level ten have views; ours on level two does not.', 'view no'],
    ['New fence and gate, pristine throughout.', 'condition excellent'],
  ] as const)('is told by the words around it: "%s" says %s', (text, fact) => {
    expect(said(text)).toEqual([fact])
  })
})

it('a study nook in a list of rooms is a nook, no study', () => {
  expect(said('Three bedrooms, study nook and laundry')).toEqual(['study nook'])
})

describe('words that look like another fact', () => {
  it.each([
    ['Rated 6.7 stars by NatHERS.', 'energyRating 6.7'],
    ['A Rinnai solar hot water service.', 'solarHotWater yes'],
    ['Panel heaters in each bedroom.', 'heating yes'],
    ['Built under the building rules of 2013.'],
    ['Ocean views likely from a second storey.'],
    ['Rated 8.9 stars by guests.'],
    ['Pool plumbing runs to the back corner.'],
    ['This self-contained flat above the bakery has its own laundry.'],
    ['Granny flat friendly block with rear lane.'],
    ['Warehouse with office and two toilets.'],
    ['Reading nook under the stairs.'],
    ['The pool in the courtyard is yours alone, the body corporate has the gardens.', 'pool yes'],
    ['No body corporate fees, heated pool.', 'pool yes'],
    ['The pool, the gym and the gardens are common property.', 'pool shared'],
    ['Three bedrooms, 0 pool.', 'pool no'],
    ['The heat pump warms the pool.', 'pool yes'],
    ['A duplex without a body corporate, with a heated pool.', 'pool yes'],
    ['Everybody in the building may use the pool.', 'pool shared'],
    ['Second-floor unit with separate bath and shower.'],
    ['Villa with its own front door and laundry.'],
    ['Pool cleaning and gardening included.', 'pool yes'],
    ['Downstairs is a flat with bed, bath and kitchen.', 'grannyFlat yes'],
    ['The office, off the hall, has shelves on two walls.', 'study yes'],
    ['The upper level takes in the Tamar.', 'view yes'],
    ['No view now, but a fair price.', 'view no'],
    ['A split pantry and a split king bed.'],
    ['The shade of the vines works as a natural air conditioner.'],
    ['A caravan with reverse cycle and its own annexe may be bought too.'],
    ['Aircon wiring in the ceiling.'],
    ['A slow combustion stove warms the workshop.'],
    ['One solar panel charges the fence battery.'],
    ['Solahart heat pump hot water system.'],
    ['The house is centrally heated.', 'heating yes'],
    ['Storage: BYD 10kWh.', 'battery yes'],
    ['Hot water was solar until the tank rusted.', 'solarHotWater no'],
    ['Light rooms and high ceilings.', 'light yes'],
  ])('"%s"', (text, ...facts) => {
    expect(said(text)).toEqual(facts)
  })
})
