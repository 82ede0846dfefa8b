import { expect, it } from 'vitest'
import { said } from './testing/said.ts'

it.each([
  ['Two bays of its own behind a boom gate.', 'parking offStreet'],
  ['A gravel forecourt takes four cars.', 'parking offStreet'],
  ['There is not a single car space in the building.', 'parking none'],
  ['After a whole-of-house renovation in 2022 nothing is left to do.', 'renovated yes'],
  ['Your brand new home is ready for Christmas.', 'condition new'],
  ['No garage, carport or off-street space comes with it.', 'parking none'],
  ['Gutted to the studs and rebuilt in 2022.', 'renovated yes'],
  ['As fresh as the day the builder handed over the keys.', 'condition excellent'],
  ['Un-renovated terrace with pine boards.', 'renovated no'],
  ['There is no separate granny flat.', 'grannyFlat no'],
  ['Cattle graze the river flat below the house.'],
  ['Corner unit in the kitchen with a lazy Susan.'],
  ['Internal walls are double brick upstairs and down.'],
  ['An appliance garage and a walk-in pantry.'],
  ['Timed parking applies in the street on weekdays.'],
  ['Two-hour parking in the main street.'],
  ['Park on the verge for the inspection.'],
  ['House and sheds in excellent order.', 'condition excellent'],
  ['A sealed drive, shared with one other.'],
  ["Shearers' quarters are used for storage."],
  ['The yard has a pool and a big mango tree.', 'pool yes'],
  ['The house needs work but the block is a beauty.', 'condition needsWork'],
  ['The homestead was renovated in 2018 and the yards rebuilt.', 'renovated yes'],
  ['A wash bay and a loading bay are in the basement.'],
  ['The bathroom has had a coat of paint.'],
  ['The floors are stripped back and sealed.'],
  ['The wiring is gone over each year by an electrician.'],
  ['The kitchen has had its day and the ceilings have had it.', 'condition needsWork'],
  ['Sold as inspected.'],
  ['Bring it back to life in your own time.', 'condition needsWork'],
  ['Beautifully maintained grounds with a barbecue area.'],
  ['The sale does not include a car space.', 'parking none'],
  ['Dual income: the flat above the shop and the shop itself.'],
  ['Auction on site under the carport if wet.', 'parking carport'],
])(
  'where cars are kept, second homes and the state of a home are told from words that look like them: "%s"',
  (text, ...facts) => {
    expect(said(text)).toEqual(facts)
  },
)
