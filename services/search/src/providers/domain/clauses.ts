/** A part of a sentence, in lower case: what is hedged or denied in one says nothing of the next. */
export type Clause = string

/** Parts a text at sentence ends, lines, commas, semicolons, brackets and "but". A point within a number parts nothing. */
export const clausesOf = (text: string): Clause[] =>
  text
    .toLowerCase()
    .replace(/[‐-―]/g, '-')
    .split(/[.!?](?=\s|$)|[\n,;:()•*|]+|\bbut\b|\s-\s/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '')
