import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const wide = /[\u0100-\uffff]/g

/**
 * V8 stores a whole file with two bytes per letter if it has a single letter beyond Latin-1, which esbuild leaves in
 * expressions and templates.
 */
export function inOneByteEach(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.mjs'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    if (text.search(wide) !== -1) writeFileSync(join(folder, name), text.replace(wide, escape))
  }
}

const escape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
