import { dollarRange, type Line } from '@verandah/true-cost'
import { FoldSummary } from '@/components/ui/fold-summary.tsx'
import { CostBlock } from './cost-block.tsx'
import { SourceNote } from './source-note.tsx'
import { inBuyersWords } from '@/lib/in-buyers-words.ts'

/** Every line of the cost; each opens to its formula, source and date. */
export function CostLines({ lines }: { lines: readonly Line[] }) {
  return (
    <CostBlock title="Every line">
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.id}>
            <details className="group">
              <FoldSummary className="min-h-11 py-1.5">
                <span>{line.label}</span>
                <span className="ml-auto text-right font-semibold tabular-nums">{amountText(line)}</span>
              </FoldSummary>
              <div className="flex flex-col gap-1 pb-3 pl-6 text-14 text-ink-soft">
                <p data-screen-only>{inBuyersWords(line.sentence)}</p>
                <p>How: {inBuyersWords(line.how)}.</p>
                {line.sources.map((source) => (
                  <SourceNote key={source.source.name} source={source} />
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </CostBlock>
  )
}

const amountText = ({ figure, effect, id }: Line): string => {
  if (!figure.known) return 'Not counted'
  const text = `${figure.isAbout ? 'about ' : ''}${dollarRange(figure.amount)}`
  if (effect === 'reduces') return figure.amount.to === 0 ? 'None' : `less ${text}`
  return id === 'lmi' && effect === 'none' && figure.amount.to > 0 ? `${text}, in the loan` : text
}
