const rules = [
  {
    title: 'Unknown is not zero',
    text: 'An advert that says nothing about land is not a home without land. What nobody knows is left out of the sum, and named beside the score.',
  },
  {
    title: 'The sum is all there is',
    text: 'A weighted average of what is known, scaled to 100. No agent pays to move a home up, and no home is hidden.',
  },
  {
    title: 'Same answer everywhere',
    text: 'The browser and the server run the same code: the number on a card is the number on its page, today and tomorrow.',
  },
] as const

/** What a score never does, as a numbered list in the manner of a contract. */
export const ThreeRules = () => (
  <section aria-labelledby="rules-title" className="my-6 border-y border-line py-10 lg:py-14">
    <h2 id="rules-title" className="text-25">
      Three rules the score keeps
    </h2>
    <ol className="mt-6 grid gap-y-6">
      {rules.map(({ title, text }, index) => (
        <li key={title} className="grid gap-x-8 gap-y-1 sm:grid-cols-[2.5rem_14rem_minmax(0,1fr)]">
          <span aria-hidden className="font-display text-25 text-ochre">
            {index + 1}
          </span>
          <h3 className="text-16 sm:pt-1">{title}</h3>
          <p className="max-w-[62ch] text-ink-soft sm:pt-1">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
