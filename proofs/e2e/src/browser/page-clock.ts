import type { Page, Request } from 'playwright-core'

/** A page's clock, advanced manually. */
export interface PageClock {
  /** Waits until the page has processed all replies, advances the clock by this time, and waits again. */
  pass(ms: number): Promise<void>
  /** Advances by `ms` and returns the elapsed times at which the list grew, to a step of 500 ms. */
  growthOf(list: readonly unknown[], ms: number): Promise<number[]>
}

const stepMs = 500
const settlingMs = 60_000
/** A reply is received, then handled, then rendered. */
const settlingRounds = 3

/** Opens a page and stops its clock once `ready`. */
export async function stopClock(
  page: Page,
  open: () => Promise<void>,
  ready: () => Promise<unknown>,
): Promise<PageClock> {
  const start = new Date()
  const requests = trackRequests(page)
  await page.addInitScript(countQuestions)
  await page.clock.install({ time: start })
  await open()
  await ready()
  await page.clock.pauseAt(new Date(start.getTime() + settlingMs))
  const untilAnswered = async () => {
    let unanswered: number
    do unanswered = await page.evaluate(afterThisTask)
    while (unanswered > 0 || requests.size > 0)
    await page.clock.runFor(0)
  }
  const untilAllAnswered = async () => {
    for (let round = 0; round < settlingRounds; round += 1) await untilAnswered()
  }
  const pass = async (ms: number) => {
    await untilAllAnswered()
    await page.clock.runFor(ms)
    await untilAllAnswered()
  }
  const growthOf = async (list: readonly unknown[], ms: number) => {
    const at: number[] = []
    for (let passed = stepMs; passed <= ms; passed += stepMs) {
      const before = list.length
      await pass(stepMs)
      at.push(...Array<number>(list.length - before).fill(passed))
    }
    return at
  }
  await untilAllAnswered()
  return { pass, growthOf }
}

/** Returns the differences between consecutive times: `[2000, 4000, 4000]` gives `[2000, 0]`. */
export function stepsOf(times: readonly number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? 0))
}

const trackRequests = (page: Page): Set<Request> => {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => pending.delete(request))
  }
  return pending
}

/**
 * Runs in the page: counts requests whose reply has not been read in full. Playwright's request events arrive
 * too late for this.
 */
const countQuestions = () => {
  const ask = globalThis.fetch
  globalThis.unansweredQuestions = 0
  globalThis.fetch = async (...question) => {
    globalThis.unansweredQuestions += 1
    try {
      const answer = await ask(...question)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      globalThis.unansweredQuestions -= 1
    }
  }
}

/** Runs in the page: returns the number of open requests once the queued tasks have run. */
const afterThisTask = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(globalThis.unansweredQuestions)
    port2.postMessage(0)
  })

declare global {
  /** Set in the page by {@link countQuestions}. */
  var unansweredQuestions: number
}
