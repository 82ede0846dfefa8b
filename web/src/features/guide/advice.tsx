import { asAt } from './guide.ts'

export function Advice() {
  return (
    <p className="border-t border-line pt-6 text-14 text-ink-faint">
      As at {asAt}. This is general information and not legal advice. Rules change, and your contract may differ: check
      the source, and ask a lawyer or licensed conveyancer before you sign.
    </p>
  )
}
