import { expect, it } from 'vitest'
import { detectFacts } from './detect-facts.ts'

it.each([
  ['A quote for 20 panels and a battery is on file.'],
  ['Dimmer lights in the lounge.'],
  ['A dark stone bench and bright splashback.'],
  ['The unit below is dark.'],
  ['Air is clean and the nights are dark.'],
  ['The winter sun reaches the vegetable beds all day.'],
  ['A gentle slope with a northern aspect, good drainage and red soil.'],
  ['Bordering national park on two sides, with fire trails to ride.'],
  ['From the top paddock you can see the Glass House Mountains.'],
  ['Excluded: split system in bedroom two.'],
  ['The living room is not dark.', 'light yes'],
  ['The hall is dark, the rooms are light.', 'light yes'],
  ['The roof is bare of panels.', 'solarPanels no'],
  ['The roof carries 6.6kW.', 'solarPanels yes'],
  ['The wine room is climate controlled.'],
  ['Heat-pump ducted heating.', 'heating yes'],
  ['The pool and the house are gas heated.', 'pool yes', 'heating yes'],
  ['Quiet and light at the rear of the block.', 'light yes'],
  ['Solar/electric hot water.', 'solarHotWater yes'],
  ['NBN to the premises.', 'nbn FTTP'],
  ['NBN and Foxtel.', 'nbn connected'],
  ['LG split unit in the lounge.', 'airConditioning yes', 'heating yes'],
  ['A wood heater in the man cave.'],
  ['Braemar ducted refrigerated cooling.', 'airConditioning yes'],
  ['Vacuum ducted throughout.'],
  ['Hot water comes from a gas unit.'],
  ['Node-based NBN.', 'nbn FTTN'],
  ['A camp shower with a solar bag.'],
  ['Solar hot water replaced with instantaneous gas in 2024.', 'solarHotWater no'],
  ['The street has gone FTTP, this house is still on FTTN.', 'nbn FTTN'],
])('comfort, light and energy are told from words that look like them: "%s"', (text, ...facts) => {
  expect(detectFacts(text).map(({ fact, value }) => `${fact} ${value}`)).toEqual(facts)
})
