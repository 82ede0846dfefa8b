import type { HomeFact } from '@verandah/contracts'
import { factWords } from '@verandah/scoring-model'
import { FeatureMark } from '@/components/property/feature-mark.tsx'
import { dateText } from '@/lib/format.ts'

export const noFacts = 'The adverts don’t say anything more. What they don’t mention is unknown, not “no”.'

/** A fact with the words that support it, their source and their date. */
export function FactText({ fact, timeZone }: { fact: HomeFact; timeZone: string }) {
  const label = factWords(fact)
  return (
    <>
      <FeatureMark feature={label} className="mt-0.75 size-4.5! text-eucalypt" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{label}</p>
        <p className="text-14 wrap-anywhere text-ink-soft">{evidenceOf(fact)}</p>
        <p className="text-14 text-ink-faint empty:hidden">{originOf(fact, timeZone)}</p>
      </div>
    </>
  )
}

const evidenceOf = ({ name, value, basis, quote, said }: HomeFact): string => {
  if (basis === 'overlay') return 'From a map, at this address'
  if (basis === 'provider' && quote === factWords({ name, value: said ?? value })) return 'Listed among its features'
  const quoted = quote === null ? '' : `“${quote}”`
  if (basis !== 'buyer') return quoted
  if (said === null) return 'Your own information. It counts only for you.'
  return `Your own information; it counts only for you. The source says: ${factWords({ name, value: said })}. ${quoted}`.trim()
}

const originOf = ({ source, at }: HomeFact, timeZone: string): string =>
  [source, at === null ? null : dateText(at, timeZone)].filter((part) => part !== null).join(', ')
