const smallWords = new Set(['and', 'at', 'by', 'in', 'of', 'on', 'the', 'upon', 'via'])

/** `MCMAHONS POINT` becomes `McMahons Point`. A mixed-case name is kept. */
export function titleCase(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ')
  if (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) return text
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && smallWords.has(word) ? word : word.split('-').map(capitalise).join('-')))
    .join(' ')
}

const capitalise = (word: string): string => {
  const upper = word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return upper.replace(/^(Mc|[DLO]['’])(\p{Ll})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
}
