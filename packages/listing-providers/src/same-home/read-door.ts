/** The door of an address, in lower case without leading zeros. */
export interface Door {
  /** `12`, `12a`, or two: `7-9`. Null when unknown. */
  readonly number: string | null
  /** `3`, `g01`, or two: `1-2`. */
  readonly unit: string | null
  readonly lot: string | null
  /** `tower 1`, `rear`: distinguishes homes of one number. */
  readonly part: string | null
}

type Kind = 'unit' | 'lot' | 'tower' | 'plain'

/** Numbers that belong together: "Units 1 & 2", "12-14". */
interface Group {
  readonly kind: Kind
  readonly numbers: string[]
}

const kindWords = (kind: Kind, words: string) => words.split(' ').map((word) => [word, kind] as const)
const kindOfWord: ReadonlyMap<string, Kind> = new Map([
  ...kindWords('lot', 'lot lots'),
  ...kindWords('tower', 'tower twr building bldg block blk stage'),
  ...kindWords(
    'unit',
    'unit units u apartment apartments apt apts flat flats f fl villa villas v townhouse townhouses th',
  ),
  ...kindWords('unit', 'suite suites ste shop studio duplex penthouse ph room rm residence site'),
])
const partOfWord: ReadonlyMap<string, string> = new Map([
  ...['rear', 'granny'].map((word) => [word, 'rear'] as const),
  ...['front', 'upstairs', 'downstairs'].map((word) => [word, word] as const),
])
const idleWords = new Set(['no', 'nos', 'number', 'numbers', 'num', 'level', 'lvl', 'proposed', 'flat'])
const joiners = new Set(['&', '-', 'and', 'to', '+'])

/** The door, and the words of the street behind it. */
export function readDoor(unit: string | null, streetNumber: string | null, street: string | null) {
  const { leading, rest } = splitLeading(tokensOf([streetNumber, street].filter(Boolean).join(' ')))
  const own = tokensOf(unit ?? '')
  const part = [...own, ...leading, ...rest].flatMap((token) => partOfWord.get(token) ?? [])[0] ?? null
  return { door: doorOf(groupsOf(own), groupsOf(leading), part), streetWords: rest.filter((token) => /\w/.test(token)) }
}

/** Tokens: words, numbers with letters, separators: "Units 1&2/12A" is `units 1 & 2 / 12a`. */
const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’`´]|\p{M}|(?<!\d)\.|\.(?!\d)/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\b(\d+) ([a-z])\b(?! *\/)/g, '$1$2')
    .replace(/\b(lot|unit|apt|flat|villa|suite|shop|tower|no|th)(?=\d)/g, '$1 ')
    .match(/[a-z0-9]+(?:\.\d+)?|[&/+,-]/g) ?? []

const isFigure = (token = ''): boolean =>
  /^[a-z]{0,2}\d+(?:\.\d+)?[a-z]?$/.test(token) && !/\d(?:st|nd|rd|th)$/.test(token)
const isWord = (token: string): boolean => kindOfWord.has(token) || partOfWord.has(token) || idleWords.has(token)
const isLetter = (token = ''): boolean => /^[a-z]$/.test(token)
const isNumber = (token: string): boolean => isFigure(token) || isLetter(token)

/** Everything up to the last number of the door; the street follows. */
const splitLeading = (tokens: string[]) => {
  const isOfDoor = (token: string, index: number): boolean => {
    const before = tokens[index - 1]
    const next = tokens[index + 1]
    if (isFigure(token) || /^\W$/.test(token)) return true
    if (joiners.has(token)) return isFigure(next)
    if (isLetter(token) && (isFigure(before) || next === '/')) return true
    if (partOfWord.has(token) && isFigure(before)) return true
    return isWord(token) && tokens.slice(index + 1, index + 4).some((after) => isFigure(after) || isLetter(after))
  }
  const end = tokens.findIndex((token, index) => !isOfDoor(token, index))
  return end === -1 ? { leading: tokens, rest: [] } : { leading: tokens.slice(0, end), rest: tokens.slice(end) }
}

const groupsOf = (tokens: string[]): Group[] => {
  const groups: Group[] = []
  let kind: Kind = 'plain'
  let isJoined = false
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const said = kindOfWord.get(token)
    if (said !== undefined && !(isLetter(token) && isJoined)) kind = said
    else if (joiners.has(token)) isJoined = groups.length > 0
    else if (isNumber(token)) {
      const last = groups.at(-1)
      if (last && (isJoined || isNextDoor(last, token, before))) last.numbers.push(tidy(token))
      else groups.push({ kind, numbers: [tidy(token)] })
      ;[kind, isJoined] = ['plain', false]
    }
  }
  return groups
}

/** "149, 151" is a range on one side of the street. */
const isNextDoor = ({ kind, numbers }: Group, token: string, before: string | undefined): boolean =>
  kind === 'plain' && before === ',' && Number(token) - Number(numbers[0]) === 2

const tidy = (figure: string): string => figure.replace(/^([a-z]{0,2})0+(?=\d)/, '$1')

const doorOf = (own: Group[], line: Group[], part: string | null): Door => {
  const all = [...own, ...line]
  const ofKind = (kind: Kind) => joined(all.find((group) => group.kind === kind))
  const plain = line.filter(({ kind }) => kind === 'plain')
  const number = plain.at(-1)
  const within = [...own, ...line.filter((group) => group.kind === 'unit'), ...plain.slice(0, -1)].find(
    ({ kind }) => kind === 'unit' || kind === 'plain',
  )
  const tower = ofKind('tower')
  const parted = tower === null ? part : `tower ${tower}`
  return swapped({ number: joined(number), unit: unitOf(within), lot: ofKind('lot'), part: parted })
}

const joined = (group: Group | undefined): string | null =>
  group === undefined ? null : [...new Set([group.numbers[0], group.numbers.at(-1)])].join('-')

/** An abbreviation of "unit" or "flat" is dropped. */
const unitOf = (group: Group | undefined): string | null => joined(group)?.replace(/^[fu](?=\d)/, '') ?? null

/** "22-15" is no range: unit 22 of number 15. */
const swapped = (door: Door): Door => {
  const [unit = null, number = null] = (door.number ?? '').split('-')
  if (door.unit !== null || unit === null || number === null) return door
  return Number.parseInt(unit, 10) > Number.parseInt(number, 10) ? { ...door, unit, number } : door
}
