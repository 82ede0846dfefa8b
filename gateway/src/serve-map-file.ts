import { closeSync, openSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { notFound } from '@verandah/kit'
import type { RequestHandler } from 'express'

/** PMTiles, version 3 (its specification, section 3). */
const beginning = Buffer.from('PMTiles\u0003')

export function isMapFile(path: string): boolean {
  try {
    return beginningOf(path).equals(beginning)
  } catch {
    return false
  }
}

const beginningOf = (path: string): Buffer => {
  const file = openSync(path, 'r')
  try {
    const read = Buffer.alloc(beginning.length)
    readSync(file, read)
    return read
  } finally {
    closeSync(file)
  }
}

/** Serves byte ranges of a file of many gigabytes. A replaced file gets another ETag. */
export const serveMapFile =
  (path: string): RequestHandler =>
  async (_, response, next) => {
    const file = resolve(path)
    const found = await stat(file).catch(() => null)
    if (found === null) throw notFound()
    response
      .type('application/vnd.pmtiles')
      .set('ETag', `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`)
      .set('Cache-Control', 'private, max-age=86400')
      .sendFile(file, { cacheControl: false, dotfiles: 'allow' }, (error?: Error) => {
        if (error && !response.headersSent) next(error)
      })
  }
