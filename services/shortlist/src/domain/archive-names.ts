import type { FileType, StoredFile } from '@verandah/contracts'

/** Of UTF-8: leaves room for a number and an extension in the 255 that file systems allow. */
const maxBytes = 200

const extensions: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/** Windows takes these for devices, whatever follows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A name that Windows, macOS and Linux all accept, without an extension of ours. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cs}]/gu, '-')
  const trimmed = firstBytes(plain.replace(/^[.\s]+/, '')).replace(/(?<![.\s])[.\s]+$/, '')
  if (trimmed === '') return 'Untitled'
  return device.test(trimmed) ? `_${trimmed}` : trimmed
}

const encoder = new TextEncoder()

const firstBytes = (text: string): string => {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += encoder.encode(sign).length
    if (bytes > maxBytes) break
    kept += sign
  }
  return kept
}

/**
 * The path of each file in an archive, `files/<kind>/<name>`. No two differ by case alone; later ones of a name get a
 * number.
 */
export function filePaths(files: readonly Pick<StoredFile, 'kind' | 'name' | 'type'>[]): string[] {
  const taken = new Set<string>()
  const lastOf = new Map<string, number>()
  return files.map(({ kind, name, type }) => {
    const { stem, extension } = partsOf(name, type)
    const pathOf = (number: number) => `files/${kind}/${stem}${number === 1 ? '' : ` (${number})`}${extension}`
    const first = foldCase(pathOf(1))
    let number = (lastOf.get(first) ?? 0) + 1
    while (taken.has(foldCase(pathOf(number)))) number += 1
    lastOf.set(first, number)
    taken.add(foldCase(pathOf(number)))
    return pathOf(number)
  })
}

const partsOf = (name: string, type: FileType): { stem: string; extension: string } => {
  const known = extensions[type]
  const typed = known.find((extension) => name.toLowerCase().endsWith(extension))
  if (typed === undefined) return { stem: safeName(name), extension: known[0] }
  return { stem: safeName(name.slice(0, -typed.length)), extension: name.slice(-typed.length) }
}

const foldCase = (path: string): string => path.toLowerCase()
