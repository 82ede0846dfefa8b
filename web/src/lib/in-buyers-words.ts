/** What a buyer can change, by the field that a reason names first; longer names come before their beginnings. */
const ofFields: readonly [field: string, words: string][] = [
  ['finance.rateBps', 'Your interest rate must be between 0 and 100% a year.'],
  ['finance.years', 'Your loan term must be between 1 and 40 years.'],
  ['buyers.shareBps', 'The shares of the title must add up to 100%, and each must be above 0.'],
  ['buyers.incomeCents', 'Each income must be $0 or more.'],
  ['buyers', 'Say who buys.'],
  ['price', 'The price is too high to compute with.'],
]

/** Labels of lines, which begin sentences too, have a capital. */
const namesField = /^[a-z][A-Za-z.]*: /

/** Words of true cost as a buyer reads them: no names of fields, and no offer to enter what cannot be entered here. */
export function inBuyersWords(words: string): string {
  if (!namesField.test(words)) {
    return words.replace(' and enter it', '').replace('not counted until you enter it', 'not counted')
  }
  return ofFields.find(([field]) => words.startsWith(field))?.[1] ?? 'Something in your money is not possible.'
}
