const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const ordinals = new Intl.PluralRules('en-AU', { type: 'ordinal' })

/** "1st", "22nd". */
export function ordinal(place: number): string {
  return `${place}${endings.get(ordinals.select(place)) ?? 'th'}`
}
