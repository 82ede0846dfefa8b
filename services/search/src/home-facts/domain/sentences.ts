import { shortForms } from './tokens.ts'

/** Marks and boxes that begin an item of a list, and ends of sentences and lines. A point within a number or "s.t.c.a." ends nothing. */
const ends =
  /[\n\r•·✓✔★▪●|]+|(?=[✗✘❌☒☐☑✅]|\[[ x]\])|(?<![.!?])(?![.!]\s(?:this (?:one|house|home|apartment|unit) (?:does|doesn|has|hasn|is|isn|still)|not this)\b)(?!\?\s(?:yes|no|none|nil|not|tick|of course|certainly|plenty|absolutely|definitely|also|off|under|ducted|there is|there are|sure|it has|you bet|you have|yep|yeah|nope|indeed|naturally|sadly|afraid not)\b)[.!?]+(?=["')\]]?(?:\s|$))/gi

/** What lies around a mention is read for each of them, so a sentence without an end is cut. */
const sentenceAtMost = 400
const textAtMost = 20_000

/** A text in sentences, with their final mark, so that a question stays one. */
export const sentencesOf = (text: string): string[] => {
  const whole = text.slice(0, textAtMost)
  const cuts = [...whole.matchAll(ends)].flatMap(({ index, 0: mark }) =>
    mark.startsWith('.') && endsShort(whole, index) ? [] : index + mark.length,
  )
  return [...cuts, whole.length]
    .map((end, place) =>
      whole
        .slice(cuts[place - 1] ?? 0, end)
        .replace(/[\n\r•·✓✔★▪●|]/g, ' ')
        .replace(/^[\s*–-]+/, '')
        .trim(),
    )
    .flatMap(shortened)
    .filter((sentence) => sentence !== '')
}

/** "Sep. office", "No. 3": the point is the word's own. */
const endsShort = (text: string, at: number): boolean =>
  shortForms.has(/\b[a-z]+$/i.exec(text.slice(Math.max(0, at - 8), at))?.[0].toLowerCase() ?? '') ||
  /(?<!\?\s)\bno\.\s\d/i.test(text.slice(Math.max(0, at - 5), at + 3))

const shortened = (sentence: string): string[] => {
  if (sentence.length <= sentenceAtMost) return [sentence]
  const space = sentence.lastIndexOf(' ', sentenceAtMost)
  const end = space > 0 ? space : sentenceAtMost
  return [sentence.slice(0, end), ...shortened(sentence.slice(end).trim())]
}
