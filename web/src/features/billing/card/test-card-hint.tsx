/** Where no payment provider is connected: which cards do what. */
export const TestCardHint = () => (
  <div role="note" className="rounded-md bg-sunken px-4 py-3 text-14 text-ink-soft">
    <p>
      <strong className="font-semibold text-ink">Test payments.</strong> No money moves. Use{' '}
      <span className="whitespace-nowrap tabular-nums">4242 4242 4242 4242</span>, any date to come and any code.
    </p>
    <p className="mt-1.5">
      <span className="whitespace-nowrap tabular-nums">4000 0025 0000 3155</span> lets the bank ask,{' '}
      <span className="whitespace-nowrap tabular-nums">4000 0000 0000 0002</span> is declined.
    </p>
  </div>
)
