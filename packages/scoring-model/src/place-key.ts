/** Normalises a place name: ignores case, punctuation and the two spellings of Saint and Mount. */
export function placeKey(name: string): string {
  return wordsOfPlace(name).join(' ')
}

export function wordsOfPlace(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’.]|\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => sameWords.get(word) ?? word)
}

const sameWords: ReadonlyMap<string, string> = new Map(Object.entries({ saint: 'st', mount: 'mt', mountain: 'mtn' }))
