/** What is done to the product, and what must hold all the same. */
export interface Scenario {
  /** As it is asked for: `npm run prove chaos -- NAME`. */
  readonly name: string
  readonly summary: string
  run(options: ScenarioOptions): Promise<Report>
}

export interface ScenarioOptions {
  /** Decides everything that is left to chance. */
  readonly seed: number
  readonly size: 'short' | 'long'
  /** The git revision of the build before; only an upgrade asks for it. */
  readonly from?: string | undefined
}

export interface Report {
  /** What was lost, happened twice or went wrong, a sentence each. */
  readonly faults: readonly string[]
  readonly figures: Readonly<Record<string, number | string>>
}
