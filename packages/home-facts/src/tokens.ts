/** A word in its normal form: lower case, singular, contractions expanded. Punctuation is a token too. */
export interface Token {
  readonly word: string
  /** "0" to "10" for such a number. */
  readonly number: string | null
}

/** Words that agents abbreviate with a full stop. */
export const shortForms: ReadonlySet<string> = new Set([
  ...['sep', 'orig', 'cond', 'approx', 'incl', 'excl', 'opp', 'refrig', 'evap', 'elec', 'kitch', 'dbl', 'sgl', 'lge'],
  ...['cnr', 'mt', 'renov', 'ens', 'liv', 'encl', 'comm', 'resi', 'compl', 'priv', 'immac'],
])

/** Spelling variants of one word. A map, because an object would also have "constructor". */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a/c': 'aircon',
    aircond: 'aircon',
    'r/c': 'rc',
    'h/w': 'hws',
    's/c': 'selfcontained',
    'c/port': 'carport',
    'n/a': 'nil',
    's.t.c.a': 'stca',
    't.l.c': 'tlc',
    'e.e.r': 'eer',
    '&': 'and',
    "won't": 'will not',
    "can't": 'can not',
    veiw: 'view',
    veiws: 'view',
    does: 'do',
    homes: 'homes',
    houses: 'houses',
    units: 'units',
    apartments: 'apartments',
  }),
)

const pieces =
  /(?:a\/c|c\/port|s\/c|h\/w|r\/c|n\/a)(?![a-z])|s\.t\.c\.a|t\.l\.c|e\.e\.r|&|[a-z0-9]+(?:[.'][a-z0-9]+)*'?%?|[;:,()?!+/*"]|\s-+\s/g

/** Tokenises one sentence. A hyphen separates: "in-ground" is read as "in ground". */
export function tokensOf(sentence: string): Token[] {
  return (plain(sentence).match(pieces) ?? []).flatMap((piece) => tokensOfPiece(piece))
}

const plain = (sentence: string): string => {
  const lower = sentence.toLowerCase()
  if (/^[ -~]*$/.test(lower) && !/\dkw|\[ \]|point|half|bush[ -]fire/.test(lower)) return lower
  return lower
    .replace(/[‐-―]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s/g, ' ')
    .replace(/(\d)(kwh?)\b/g, '$1 $2')
    .replace(/[✗✘❌]/g, ' no ')
    .replace(/☐|\[ \]/g, ' unticked ')
    .replace(/bush[ -]fire/g, 'bushfire')
    .replace(tenths, (_, ones: string, tenth = 'five') => `${numberIn(ones)}.${numberIn(String(tenth))}`)
}

const digits = 'zero|one|two|three|four|five|six|seven|eight|nine'
/** "Six point five stars", "six and a half stars". */
const tenths = new RegExp(`\\b(${digits})[ -](?:point[ -](${digits})|and[ -]a[ -]half)(?=[ -]stars?\\b)`, 'g')

const known = new Map<string, readonly Token[]>()

/** Adverts share most of their words, so each is tokenised once until the cache is full. */
const tokensOfPiece = (piece: string): readonly Token[] => {
  const cached = known.get(piece)
  if (cached !== undefined) return cached
  if (known.size >= 20_000) known.clear()
  const tokens = withoutContraction(spellings.get(piece) ?? piece.trim())
    .split(' ')
    .map((word) => ({ word: wordFor(word), number: numberIn(word) }))
  known.set(piece, tokens)
  return tokens
}

const withoutContraction = (piece: string): string =>
  piece
    .replace(/n't$/, ' not')
    .replace(/^(it|there|that|here|what)'s$/, '$1 is')
    .replace(/'(ve|re|ll)$/, ' $1')
    .replace(/'s?$/, " 's")

/** Years share one word, and so do larger numbers, since the exact figure carries little information. */
const wordFor = (word: string): string => {
  if (/^(?:19|20)\d\d$/.test(word)) return `${word.slice(0, 2)}yy`
  return /^\d+(?:\.\d+)?$/.test(word) && numberIn(word) === null ? '99' : singular(word)
}

/** Need not be correct, only the same for heads and adverts. */
const singular = (word: string): string => {
  const spelling = spellings.get(word)
  if (spelling !== undefined) return spelling
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '')
}

const spelt = new Map([...digits.split('|'), 'ten'].map((word, number) => [word, String(number)]))

const numberIn = (word: string): string | null =>
  spelt.get(word) ?? (/^(?:\d|10)(?:\.\d)?$/.test(word) ? String(Number(word)) : null)
