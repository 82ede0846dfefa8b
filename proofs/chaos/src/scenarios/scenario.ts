/** A fault scenario and its expectations. */
export interface Scenario {
  /** Name on the command line: `npm run prove chaos -- NAME`. */
  readonly name: string
  readonly summary: string
  run(options: ScenarioOptions): Promise<Report>
}

export interface ScenarioOptions {
  /** Decides everything random. */
  readonly seed: number
  readonly size: 'short' | 'long'
  /** Git revision of the earlier build; only for upgrades. */
  readonly from?: string | undefined
}

export interface Report {
  /** What was lost, duplicated or wrong, one sentence each. */
  readonly faults: readonly string[]
  readonly figures: Readonly<Record<string, number | string>>
}
