// Which adverts are of one home: pure functions over adverts.
export { comparePlaces, placeOf } from './compare-places.ts'
export { componentsOf, joinedWith } from './components.ts'
export { type Assignment, type Join, type Ruling, assignHomes, groupAdverts } from './group-adverts.ts'
export { isRoomsKey, keysInSuburb, keysOf } from './keys.ts'
export { type Traits, traitsOf } from './traits.ts'
