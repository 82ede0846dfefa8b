const rent =
  /^\W*(?:from\s)?\$\s?[\d,.]+(?:\s?(?:-|–|to)\s?\$?[\d,.]+)?\s*(?:(?:per|a|\/|p[./]?)\s?(?:calendar )?(?:w|wk|week|m|mth|month|fortnight)\b|pcm\b|(?:week|fortnight|month)ly\b)/i
const beside =
  /\b(?:auction|sale|sell\w*|offers?|eoi|expressions?|leased?|let|tenan\w+|rented|income|returns?|yield)\b|\$\s?\d{3},?\d{3}/i

/** Whether a price text is a rent and mentions no sale. */
export function isRent(text: string): boolean {
  return rent.test(text) && !beside.test(text)
}
