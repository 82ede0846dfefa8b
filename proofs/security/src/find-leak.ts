import type { WireAnswer, WireRequest } from './send-request.ts'

/**
 * Returns the first canary in a response that was not in its request: a sender may know its own. Null if there is none.
 */
export function findLeak(request: WireRequest, answer: WireAnswer, canaries: readonly string[]): string | null {
  const said = [request.path, decoded(request.path), request.body ?? '', JSON.stringify(request.headers)].join('\n')
  const heard = `${JSON.stringify(answer.headers)}\n${answer.text}`
  return canaries.find((canary) => heard.includes(canary) && !said.includes(canary)) ?? null
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
