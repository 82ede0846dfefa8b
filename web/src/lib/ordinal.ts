const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const ordinals = new Intl.PluralRules('en-AU', { type: 'ordinal' })

/** "1st", "22nd". */
export const ordinal = (place: number): string => `${place}${endings.get(ordinals.select(place)) ?? 'th'}`
