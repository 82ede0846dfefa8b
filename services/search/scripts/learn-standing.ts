import { readFile, writeFile } from 'node:fs/promises'
import { constructedTexts } from './learning/constructed.ts'
import { examplesOf, type Labelled } from './learning/examples.ts'
import { learnWeights } from './learning/learn-weights.ts'
import { textOf } from './learning/text-of-weights.ts'

/** Learns from the seen sets by which signs a mention of a fact is claimed of the home, and writes `standing-weights.ts`; with `--check` it only says whether that is what it would write. */
const sets = ['facts.seen.jsonl', 'hard-facts.seen.jsonl']

const linesOf = async (name: string): Promise<Labelled[]> => {
  const text = await readFile(new URL(`../truth/${name}`, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Labelled)))
}

const texts = [...(await Promise.all(sets.map(linesOf))).flat(), ...(await constructedTexts())]
const examples = texts.flatMap(examplesOf)
const text = textOf(learnWeights(examples, { kept: 16_000, rounds: 200, pull: 0.45 }))
const path = new URL('../src/home-facts/domain/standing-weights.ts', import.meta.url)

if (process.argv.includes('--check')) {
  if ((await readFile(path, 'utf8')) !== text) {
    process.stderr.write(
      'standing-weights.ts does not fit the words, the signs and the sets of today: run `npm run standing`.\n',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(path, text)
  process.stdout.write(`Learned from ${examples.length} mentions: ${(text.length / 1024).toFixed(1)} KB of weights\n`)
}
