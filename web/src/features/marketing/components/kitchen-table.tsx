const rows = [
  { what: 'Price', values: ['$1.18M', '$1.24M', '$1.05M'], isDifferent: true },
  { what: 'Bedrooms', values: ['3', '3', '3'], isDifferent: false },
  { what: 'Land', values: ['312 m²', '280 m²', 'unknown'], isDifferent: true },
  { what: 'Your note', values: ['Damp in the hall', 'Light all day', 'Tram at the door'], isDifferent: true },
] as const

/** What a comparison does, in small: rows that differ stand out, rows that agree step back. */
export const KitchenTable = () => (
  <section
    aria-labelledby="table-title"
    className="my-6 grid items-center gap-x-16 gap-y-7 rounded-xl bg-ochre-soft px-5 py-9 sm:px-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12"
  >
    <div className="flex flex-col gap-3.5 text-ink-soft">
      <h2 id="table-title" className="text-25 text-ink">
        For the talk at the kitchen table
      </h2>
      <p>
        Only what differs is marked: three bedrooms against three bedrooms decides nothing. What an advert leaves out
        says &ldquo;unknown&rdquo;, not a guess.
      </p>
      <p>Print it on one page and take it to where decisions are made.</p>
    </div>
    <div
      tabIndex={0}
      role="region"
      aria-label="An example of a comparison"
      className="overflow-x-auto rounded-lg bg-surface"
    >
      <table className="w-full min-w-110 text-left text-14">
        <thead>
          <tr className="border-b border-line">
            <td />
            {['Lennox Street', 'Arthur Circus', 'Burnley Street'].map((street) => (
              <th key={street} scope="col" className="px-3 py-3 font-semibold">
                {street}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, values, isDifferent }) => (
            <tr key={what} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pr-3 pl-4 font-medium text-ink-faint">
                {what}
              </th>
              {values.map((value, index) => (
                <td key={index} className={isDifferent ? 'px-3 py-3 font-semibold' : 'px-3 py-3 text-ink-faint'}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
