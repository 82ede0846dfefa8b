/** A clause, in lower case: a hedge or denial in one does not carry to the next. */
type Clause = string

/** Splits a text at sentence ends, lines, commas, semicolons, brackets and "but", but not inside numbers. */
export function clausesOf(text: string): Clause[] {
  return text
    .toLowerCase()
    .replace(/[‐-―]/g, '-')
    .split(/[.!?](?=\s|$)|[\n,;:()•*|]+|\bbut\b|\s-\s/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '')
}
