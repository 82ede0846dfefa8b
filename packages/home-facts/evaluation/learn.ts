import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { writeWeights } from '../src/model.ts'
import { examplesOf } from './examples.ts'
import { readLabelledTexts } from './labelled-texts.ts'
import { learnWeights } from './learn-weights.ts'

/** Learns `src/weights.json` from the seen sets; with `--check` it only compares the file with what it would write. */
const sets = ['seen.tsv', 'seen-hard.tsv']
const texts = (await Promise.all(sets.map(readLabelledTexts))).flat()
const examples = texts.flatMap(examplesOf)
const groups = writeWeights(learnWeights(examples, { kept: 9_150 }))
const version = createHash('sha256').update(JSON.stringify(groups)).digest('base64url').slice(0, 12)
const text = `${JSON.stringify({ version, groups }, null, 2)}\n`
const path = new URL('../src/weights.json', import.meta.url)

if (process.argv.includes('--check')) {
  if ((await readFile(path, 'utf8')) !== text) {
    process.stderr.write(
      'weights.json does not fit the heads, the features and the seen sets: run `npm run generate facts`.\n',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(path, text)
  process.stdout.write(`Learned from ${examples.length} examples: ${(text.length / 1024).toFixed(1)} KB of weights\n`)
}
