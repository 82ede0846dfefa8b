import { sectionOf, tableOf } from '../markdown/sections.ts'
import type { PartDescription, Setting } from './describe-parts.ts'

/**
 * Renders every setting, commented out, under the first part that reads it; settings that a process reads for one part
 * are listed there.
 */
export function dotEnvExample([whole, ...parts]: readonly [PartDescription, ...PartDescription[]]): string {
  const written = new Set<string>()
  const ofParts = parts.flatMap(({ settings }) => settings.map(({ name }) => name))
  const own = { ...whole, settings: whole.settings.filter(({ name }) => !ofParts.includes(name)) }
  const blocks = [own, ...parts].flatMap(({ name, settings }) => {
    const unwritten = settings.filter((setting) => !written.has(setting.name))
    for (const setting of unwritten) written.add(setting.name)
    return unwritten.length === 0 ? [] : [[`# ${titleOf(name)}`, ...unwritten.map(lineOf)].join('\n')]
  })
  return `${[header, ...blocks].join('\n\n')}\n`
}

const header = `# Everything here is optional: without any of it one machine runs the whole product.
# Made by \`npm run generate settings\` from what the code declares; a line shows the default.`

const titleOf = (name: string): string =>
  name === 'process' ? 'Every process' : `The ${name}${name === 'gateway' ? '' : ' service'}`

const lineOf = ({ name, says, default: value }: Setting): string => `# ${says}\n#${name}=${value ?? ''}`

/** Renders the collections and settings of one part. */
export function readmeSection({ settings, collections }: PartDescription): string {
  return sectionOf('generate settings', [
    ...(collections.length === 0 ? [] : [`Collections: ${collections.map((name) => `\`${name}\``).join(', ')}.`, '']),
    ...tableOf([
      ['setting', 'default', 'what it says'],
      ...settings.map(({ name, default: value, says }) => [`\`${name}\``, inCell(value), says]),
    ]),
  ])
}

const inCell = (value: Setting['default']): string =>
  value === null ? '(needed)' : value === undefined ? '' : `\`${value}\``
