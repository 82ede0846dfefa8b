import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'
import { closureOf } from './image/lock.mjs'

/**
 * `npm run check licences`: writes docs/licences.md from the lockfile's entries of everything that ships; `--check`
 * compares, and rejects licences that are not approved.
 */
const agreed = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Unlicense', 'Zlib'],
]
/** libvips beside sharp: a shared library of its own files, shipped unchanged, that an operator can replace. */
const isLibvips = (name) => name.startsWith('@img/sharp-')
/** Their manifests name no licence; the LICENSE file beside each does. */
const unnamed = { 'png-js': 'MIT' }

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const shipped = [...closureOf(['@verandah/runtime', '@verandah/web'])].flatMap(([path, { link, license }]) =>
  link ? [] : { name: nameOf(path), licence: license ?? unnamed[nameOf(path)] ?? 'none' },
)

/** One approved licence suffices for OR; all are required for AND. */
const isAgreed = (licence) => {
  const terms = licence.replace(/[()]/g, '')
  return terms.includes(' OR ')
    ? terms.split(' OR ').some((term) => agreed.includes(term))
    : terms.split(' AND ').every((term) => agreed.includes(term))
}

const isAgreedFor = ({ name, licence }) =>
  isAgreed(isLibvips(name) ? licence.replace('LGPL-3.0-or-later', 'Apache-2.0') : licence)

const refused = shipped.filter((one) => !isAgreedFor(one))
for (const { name, licence } of refused)
  console.error(`${name} has the licence ${licence}: agree to it in tools/licences.mjs, or do without.`)

const licences = [...new Set(shipped.map(({ licence }) => licence))].sort()
const namesUnder = (licence) => [...new Set(shipped.filter((one) => one.licence === licence).map(({ name }) => name))]
const sections = licences.map(
  (licence) =>
    `## ${licence}\n\n${namesUnder(licence)
      .sort()
      .map((name) => `- ${name}`)
      .join('\n')}`,
)
const text = `# Licences

What others wrote and Verandah ships, in the image and in the browser, by licence. Made by \`npm run check licences\`; versions stand in the bill of materials
that each image carries (\`/app/sbom.cdx.json\`).

${sections.join('\n\n')}
`

const path = join(root, 'docs/licences.md')
if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (readFileSync(path, 'utf8') !== text)
  console.error('docs/licences.md is out of date: run `npm run check licences`.')
else console.log(`${shipped.length} packages ship, under ${licences.length} licences that are agreed to`)
if (refused.length > 0 || (process.argv.includes('--check') && readFileSync(path, 'utf8') !== text))
  process.exitCode = 1
