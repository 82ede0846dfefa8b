// Pure functions for domain decisions.
export { createLocalityIndex, type LocalityIndex } from './locality-index.ts'
export { measureDistance } from './measure-distance.ts'
export { placesInSquare } from './places-in-square.ts'
export { stateOfName } from './state-names.ts'
export { timeZoneOf } from './time-zone-of.ts'
