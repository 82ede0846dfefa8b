/** As the licence of the map data demands, ODbL 1.0. */
export function MapCredit() {
  return (
    <p className="mt-4 text-14 text-ink-faint">
      Travel times by map data ©{' '}
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-4"
      >
        OpenStreetMap contributors
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
