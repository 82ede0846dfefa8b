import { readFile, writeFile } from 'node:fs/promises'
import { parts } from '../runtime/src/settings.ts'
import { describePart, describeProcess, type PartDescription } from './settings/describe-parts.ts'
import { withSection } from './markdown/sections.ts'
import { dotEnvExample, readmeSection } from './settings/write-settings.ts'

/** `.env.example` and the tables of the READMEs, made from what the code declares; `--check` compares only. */
const root = new URL('../', import.meta.url)
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8')

const described = [await describeProcess(), ...(await Promise.all(parts.map(describePart)))] as const
const readmeOf = async (part: PartDescription): Promise<[path: string, text: string]> => {
  const path = `${part.folder}/README.md`
  return [path, withSection(await read(path), readmeSection(part))]
}
const documents = new Map([
  ['.env.example', dotEnvExample(described)],
  ['docs/operations.md', withSection(await read('docs/operations.md'), readmeSection(described[0]))],
  ...(await Promise.all(described.filter(({ hasReadme }) => hasReadme).map(readmeOf))),
])

for (const [path, text] of documents) {
  if (!process.argv.includes('--check')) await writeFile(new URL(path, root), text)
  else if ((await read(path)) !== text) {
    process.stderr.write(`${path} is out of date: run \`npm run generate settings\`.\n`)
    process.exitCode = 1
  }
}
