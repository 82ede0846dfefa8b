import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** `fresh`: made from new random seeds. */
export type Half = 'seen' | 'held' | 'fresh'

/** The result of one area on one half of its set; figures are text for the table. */
export interface EvaluationRow {
  area: string
  half: Half
  n: number
  figures: Readonly<Record<string, string>>
  /** Failed records. Absent for a held half, which must not be inspected. */
  wrong?: readonly string[]
}

export type Area = () => Promise<readonly EvaluationRow[]>

interface WordsJudge<Label> {
  area: string
  /**
   * The base name of the files beside this one: `<set>.seen.jsonl` and, until it has been inspected,
   * `<set>.held.jsonl`.
   */
  set: string
  judge: (records: readonly Label[]) => { figures: EvaluationRow['figures']; wrong: readonly Label[] }
}

/** Measures the halves of a labelled set; failures are listed for the seen half only. */
export async function measureWords<Label>({ area, set, judge }: WordsJudge<Label>): Promise<EvaluationRow[]> {
  const fileOf = (half: Half) => new URL(`${set}.${half}.jsonl`, import.meta.url)
  const kept = (['seen', 'held'] as const).filter((half) => existsSync(fileOf(half)))
  const halves = kept.map(async (half) => {
    const text = await readFile(fileOf(half), 'utf8')
    const lines = text.split('\n').filter((line) => line !== '')
    const { figures, wrong } = judge(lines.map((line) => JSON.parse(line) as Label))
    return {
      area,
      half,
      n: lines.length,
      figures,
      ...(half === 'seen' && { wrong: wrong.map((it) => JSON.stringify(it)) }),
    }
  })
  return Promise.all(halves)
}

/** "98.7 %", rounded down: 99.95 % right is not 100. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`
}
