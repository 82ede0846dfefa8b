import { expect, it } from 'vitest'
import { detectFacts } from './detect-facts.ts'

it.each([
  ['Two bays of its own behind a boom gate.', 'parking offStreet'],
  ['A gravel forecourt takes four cars.', 'parking offStreet'],
  ['There is not a single car space in the building.', 'parking none'],
  ['After a whole-of-house renovation in 2022 nothing is left to do.', 'renovated yes'],
  ['Your brand new home is ready for Christmas.', 'condition new'],
  ['An appliance garage and a walk-in pantry.'],
])('where cars are kept, and the state of a home, are told from words that look like them: "%s"', (text, ...facts) => {
  expect(detectFacts(text).map(({ fact, value }) => `${fact} ${value}`)).toEqual(facts)
})
