import { readFile } from 'node:fs/promises'

/** A text with the facts that a careful reader takes as claimed of this home. */
export interface LabelledText {
  readonly text: string
  readonly facts: ReadonlyMap<string, string>
}

/** Reads lines of "pool=yes study=nook", a tab, and the text. */
export async function readLabelledTexts(name: string): Promise<LabelledText[]> {
  const lines = (await readFile(new URL(name, import.meta.url), 'utf8')).split('\n')
  return lines.filter((line) => line !== '').map(readLine)
}

const readLine = (line: string): LabelledText => {
  const [labels = '', text = ''] = line.split('\t')
  const facts = labels.split(' ').filter((label) => label !== '')
  return { text, facts: new Map(facts.map((label) => label.split('=') as [string, string])) }
}
