import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A build copies the folder beside its bundle; in the source tree it belongs to the package. */
const folder = ['pictures/', '../../pictures/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

let drawings: Map<string, string[]> | undefined

/** The SVG documents of a subject: for `kitchen`, the files `kitchen-1.svg`, `kitchen-2.svg` and so on. */
export function drawingsOf(subject: string): readonly string[] {
  drawings ??= readDrawings()
  return drawings.get(subject) ?? []
}

function readDrawings(): Map<string, string[]> {
  if (folder === undefined) throw new Error(`The pictures of the sample market are missing near ${import.meta.url}`)
  const found = new Map<string, string[]>()
  for (const name of readdirSync(folder).sort()) {
    const subject = name.replace(/(-\d+)?\.svg$/, '')
    found.set(subject, [...(found.get(subject) ?? []), readFileSync(new URL(name, folder), 'utf8')])
  }
  return found
}
