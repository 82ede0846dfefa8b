/** A word in the form in which words are compared: lower case, singular, contractions written out. A mark is a token of its own. */
export interface Token {
  readonly word: string
  /** "the neighbour's": what follows is theirs. */
  readonly owns: boolean
  /** From "0" to "10", where it is such a number. */
  readonly number: string | null
}

/** A map, since an object would know "constructor" too, a word of adverts. */
const mapOf = (written: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(written))

const contractions = mapOf({ "won't": 'will not', "can't": 'can not', "let's": 'let us' })
const irregular = mapOf({
  veiw: 'view',
  veiws: 'view',
  swiming: 'swimming',
  pannel: 'panel',
  homes: 'homes',
  houses: 'houses',
  units: 'units',
  apartments: 'apartments',
  properties: 'properties',
  does: 'do',
  goes: 'go',
  htr: 'heater',
  htg: 'heating',
  aircond: 'aircon',
})
const short = mapOf({
  'a/c': 'aircon',
  'r/c': 'rc',
  'i/g': 'ig',
  'h/w': 'hws',
  's/c': 'selfcontained',
  'c/port': 'carport',
  's/s': 'split',
  'n/a': 'nil',
  's.t.c.a': 'stca',
  't.l.c': 'tlc',
  'e.e.r': 'eer',
  '&': 'and',
  // Only before a sentence that is read with this one.
  '. ': ';',
})

const pieces =
  /(?:a\/c|c\/port|s\/s|s\/c|h\/w|r\/c|i\/g|n\/a)(?![a-z])|s\.t\.c\.a|t\.l\.c|e\.e\.r|&|[a-z0-9]+(?:[.'][a-z0-9]+)*'?%?|[;:,()?!+/*"]|\s-+\s|\.\s/g

/** One sentence in tokens. A hyphen within a word parts it: "in-ground" is read as "in ground". */
export const tokensOf = (sentence: string): Token[] => {
  const tokens: Token[] = []
  for (const piece of plain(sentence).match(pieces) ?? []) for (const token of tokensIn(piece)) tokens.push(token)
  return tokens
}

/** Words that agents cut off, with a point that ends no sentence. */
export const shortForms: ReadonlySet<string> = new Set(
  'sep orig cond approx incl excl opp refrig evap elec kitch dbl sgl lge cnr mt renov ens liv encl comm resi compl priv immac'.split(
    ' ',
  ),
)

/** "Six point five stars", "six and a half stars". */
const tenths =
  /\b(one|two|three|four|five|six|seven|eight|nine)[ -](?:point[ -](zero|one|two|three|four|five|six|seven|eight|nine)|and[ -]a[ -]half)(?=[ -]stars?\b)/

/** What few sentences have and `plain` writes in another way. */
const special = /[^ -~]|\dkw|deceased| stars?\b|-stars?\b|\. |no\.\d|\[ \]|bush[ -]fire|one[ -]in/

const plain = (sentence: string): string => {
  const lower = sentence.toLowerCase()
  if (!special.test(lower)) return lower
  return lower
    .replace(/[‐-―]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s/g, ' ')
    .replace(/(\d)(kwh?)\b/g, '$1 $2')
    .replace(/[✗✘❌]/g, ' no ')
    .replace(/☐|\[ \]/g, ' unticked ')
    .replace(/\bno\. ?(?=\d)/g, 'number ')
    .replace('deceased estate', 'deceased')
    .replace(tenths, (_, ones: string, tenth = 'five') => `${numberIn(ones)}.${numberIn(String(tenth))}`)
    .replace(/\b([a-z]+)\.(?= )/g, (written, word: string) => (shortForms.has(word) ? word : written))
    .replace(/bush[ -]fire/g, 'bushfire')
    .replace(/one[ -]in[ -]a?[ -]?(?:hundred|100)/g, '1 in 100')
}

const read = new Map<string, readonly Token[]>()
/** Adverts share most of their words, so each is read once until too many are known. */
const tokensIn = (piece: string): readonly Token[] => {
  const known = read.get(piece)
  if (known !== undefined) return known
  if (read.size >= 20_000) read.clear()
  const tokens = wordsIn(short.get(piece) ?? piece.trim()).map(tokenOf)
  read.set(piece, tokens)
  return tokens
}

const wordsIn = (piece: string): string[] => {
  if (!piece.includes("'")) return [piece]
  const written = contractions.get(piece) ?? piece.replace(/n't$/, ' not')
  const whole = /^(?:it|there|that|here|what|who|he|she|everything)'s$/.test(piece)
    ? written.replace("'s", ' is')
    : written.replace(/'(ve|re|ll|m|d)$/, ' $1')
  return whole.split(' ')
}

const tokenOf = (word: string): Token => {
  const owns = /'s?$/.test(word)
  return { word: stemOf(owns ? word.replace(/'s?$/, '') : word), owns, number: numberIn(word) }
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const spelt = new Map(numbers.map((word, number) => [word, String(number)]))
const numberIn = (word: string): string | null =>
  spelt.get(word) ?? (/^(?:\d|10)(?:\.\d)?$/.test(word) ? String(Number(word)) : null)

/** Singular of nouns and plain form of verbs, alike for the texts and the lexicon, so that it need not be right, only the same. */
export const stemOf = (word: string): string => {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? (irregular.get(word.slice(0, -1)) ?? word.slice(0, -1)) : word
}
