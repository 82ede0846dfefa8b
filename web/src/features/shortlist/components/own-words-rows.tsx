import type { SavedProperty } from '@verandah/contracts'
import { ComparisonRowFrame } from './comparison-row-frame.tsx'

/** What the buyer wrote: nobody else's table has it. */
export const OwnWordsRows = ({ homes, row }: { homes: readonly SavedProperty[]; row: string }) => (
  <>
    {homes.some(({ tags }) => tags.length > 0) && (
      <ComparisonRowFrame name="Your tags" isDifferent={false} row={row}>
        {homes.map(({ id, tags }) => (
          <OwnWords key={id} words={tags.join(', ')} />
        ))}
      </ComparisonRowFrame>
    )}
    {homes.some(({ notes }) => notes !== '') && (
      <ComparisonRowFrame name="Your notes" isDifferent={false} row={row}>
        {homes.map(({ id, notes }) => (
          <OwnWords key={id} words={notes} />
        ))}
      </ComparisonRowFrame>
    )}
  </>
)

const OwnWords = ({ words }: { words: string }) =>
  words === '' ? <span className="text-ink-faint">none</span> : <span className="whitespace-pre-line">{words}</span>
