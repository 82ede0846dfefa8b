import { readFileSync } from 'node:fs'

/** What a part costs, asks for and grows to; `searchMs` is processor time of one search. */
export interface PartCapacity {
  readonly searchMs: number
  readonly requestMillicores: number
  readonly requestMib: number
  readonly maxReplicas: number
}

export interface Capacity {
  readonly targetUtilization: number
  readonly minReplicas: number
  readonly parts: Readonly<Record<string, PartCapacity>>
  readonly eventKilobytes: number
  readonly assumed: {
    readonly searchesPerDay: number
    readonly busiestHourShare: number
    readonly providerCalls: number
    readonly dollarsPerProcessorHour: number
    readonly installations: readonly { readonly buyers: number; readonly serverProcessors: number }[]
  }
}

/** The one source of requests, targets, limits and the tables of docs/operations.md. */
export const capacity = JSON.parse(
  readFileSync(new URL('../../k8s/capacity.json', import.meta.url), 'utf8'),
) as Capacity

/** Searches a second that one pod runs when it is as busy as the autoscaler wants it. */
export const rateOfPod = ({ searchMs, requestMillicores }: PartCapacity): number =>
  (requestMillicores * capacity.targetUtilization) / 100 / searchMs

/** Searches a second at which every pod of a part reaches its target. */
export const rateAtLimit = (part: PartCapacity): number => part.maxReplicas * rateOfPod(part)

/** Pods that the autoscaler wants at this rate, without its limit. */
export const podsAt = (searchesPerSecond: number, part: PartCapacity): number =>
  Math.max(capacity.minReplicas, Math.ceil(searchesPerSecond / rateOfPod(part)))

export const peakRate = (buyers: number): number =>
  (buyers * capacity.assumed.searchesPerDay * capacity.assumed.busiestHourShare) / 3600
