import { readAdvert } from '../src/index.ts'
import { type LabelledText, readLabelledTexts } from './labelled-texts.ts'

/**
 * Facts in an advert's text: a wrong value lowers both figures. The texts were written for this; they are not real
 * adverts.
 */
export async function measureFacts() {
  return [
    await measureSet('facts', 'seen', 'seen.tsv'),
    await measureSet('facts', 'held', 'held.tsv'),
    await measureSet('facts, hard, as agents write', 'seen', 'seen-hard.tsv'),
  ]
}

const measureSet = async (area: string, half: 'seen' | 'held', file: string) => {
  const texts = await readLabelledTexts(file)
  const judged = texts.map(judge)
  const sumOf = (count: 'right' | 'read' | 'labelled' | 'clear') => judged.reduce((sum, one) => sum + one[count], 0)
  const figures = {
    precision: shareOf(sumOf('right'), sumOf('read')),
    recall: shareOf(sumOf('right'), sumOf('labelled')),
    'recall without "clear"': shareOf(sumOf('right'), sumOf('labelled') - sumOf('clear')),
  }
  const wrong = judged.filter(({ isWrong }) => isWrong).map(({ line }) => line)
  return half === 'seen' ? { area, half, n: texts.length, figures, wrong } : { area, half, n: texts.length, figures }
}

const judge = ({ text, facts }: LabelledText) => {
  const read = readAdvert(text)
  const right = read.filter(({ fact, value }) => facts.get(fact) === value).length
  const labels = [...facts.values()]
  return {
    right,
    read: read.length,
    labelled: labels.length,
    // Words never make a risk "clear", so these labels are missed by design.
    clear: labels.filter((value) => value === 'clear').length,
    isWrong: right !== read.length || right !== labels.length,
    line: JSON.stringify({
      text,
      facts: Object.fromEntries(facts),
      read: read.map(({ fact, value }) => `${fact} ${value}`),
    }),
  }
}

/** "95.7 % (94.9–96.4, 2,345 of 2,450)": the 95 % Wilson interval beside the counts. */
const shareOf = (part: number, whole: number): string => {
  const z = 1.96
  const share = part / whole
  const middle = (share + (z * z) / (2 * whole)) / (1 + (z * z) / whole)
  const reach = (z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole)
  const percent = (one: number) => (one * 100).toFixed(1)
  return `${percent(share)} % (${percent(middle - reach)}–${percent(middle + reach)}, ${part} of ${whole})`
}
