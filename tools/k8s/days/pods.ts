/** How a part is scaled; the same words as in k8s/capacity.json. */
export interface Scaling {
  readonly requestMillicores: number
  /** What a pod uses without work. */
  readonly idleMillicores: number
  readonly maxReplicas: number
}
export interface Autoscaler {
  readonly minReplicas: number
  /** Percent of what pods ask for. */
  readonly targetUtilization: number
}

const syncSeconds = 15
const startSeconds = 30
const calmSeconds = 300
/** The autoscaler leaves a deviation of a tenth alone. */
const tolerance = 0.1

/**
 * The pods of one part through a day. A pod runs one thread, so it works at most a second of processor time a second;
 * what does not fit waits. Scaled as the HorizontalPodAutoscaler does by default: every 15 seconds, at most doubled or
 * four more at once, fewer only after five calm minutes; a new pod serves after half a minute.
 */
export function createPods({ requestMillicores, idleMillicores, maxReplicas }: Scaling, scaler: Autoscaler) {
  const { minReplicas, targetUtilization } = scaler
  let pods = minReplicas
  let ready = minReplicas
  const starting: { pods: number; at: number }[] = []
  const wishes: { pods: number; at: number }[] = []
  let worked = 0
  let backlog = 0
  const mostCpuMs = 1000 - idleMillicores
  const seen = { pods, waitSeconds: 0 }

  const scale = (second: number) => {
    const utilization = worked / syncSeconds / ready / requestMillicores
    const ratio = (utilization * 100) / targetUtilization
    const wish = Math.abs(ratio - 1) <= tolerance ? pods : Math.max(minReplicas, Math.ceil(ready * ratio))
    wishes.push({ pods: wish, at: second })
    while ((wishes[0]?.at ?? second) < second - calmSeconds) wishes.shift()
    const calm = Math.max(...wishes.map((one) => one.pods))
    const wanted = wish > pods ? Math.min(wish, Math.max(pods * 2, pods + 4)) : Math.min(pods, calm)
    const next = Math.min(wanted, maxReplicas)
    if (next > pods) starting.push({ pods: next - pods, at: second + startSeconds })
    else ready = Math.min(ready, next)
    pods = next
    worked = 0
  }

  return {
    /** Takes a second's work in milliseconds of processor time; resolves what waits after it, in seconds. */
    work: (cpuMs: number, second: number): number => {
      while (starting[0] && starting[0].at <= second) ready = Math.min(pods, ready + (starting.shift()?.pods ?? 0))
      const done = Math.min(backlog + cpuMs, ready * mostCpuMs)
      backlog += cpuMs - done
      worked += done + ready * idleMillicores
      if (second % syncSeconds === syncSeconds - 1) scale(second)
      seen.pods = Math.max(seen.pods, pods)
      const waitSeconds = backlog / (ready * mostCpuMs)
      seen.waitSeconds = Math.max(seen.waitSeconds, waitSeconds)
      return waitSeconds
    },
    /** The most of the day: pods, and seconds that work waited. */
    seen,
  }
}
