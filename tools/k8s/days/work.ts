/** What buyers and their saved searches make the product do. */
export const kindsOfWork = ['search', 'visit', 'savedRun', 'lookUp', 'registration'] as const
export type Work = (typeof kindsOfWork)[number]

/** What one piece of work costs. */
export interface Cost {
  /** Milliseconds of processor time by part: services, gateway, store. */
  readonly cpuMs: Readonly<Record<string, number>>
  readonly storeCommands: number
  /** Written by the store to its disk. */
  readonly storeKb: number
  readonly eventKb: number
  readonly providerCalls: number
}
export type Costs = Readonly<Record<Work, Cost>>
