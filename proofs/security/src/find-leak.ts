import type { WireAnswer, WireRequest } from './send-request.ts'

/** The first canary in an answer that its request did not bring along: whoever said it knew it. Null when there is none. */
export const findLeak = (request: WireRequest, answer: WireAnswer, canaries: readonly string[]): string | null => {
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
