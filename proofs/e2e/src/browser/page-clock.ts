import type { Page, Request } from 'playwright-core'

/** The time of a page, moved by hand. */
export interface PageClock {
  /** Waits until the page has heard every answer and begun what follows from it, lets this much time pass, and waits again. */
  pass(ms: number): Promise<void>
  /** At which milliseconds of the time that passed the list grew, to a step of 500. */
  growthOf(list: readonly unknown[], ms: number): Promise<number[]>
}

const stepMs = 500
const settlingMs = 60_000
/** An answer is heard, then told, then drawn. */
const settlingRounds = 3

/** Opens a page whose time stands still once `ready`. */
export const stopClock = async (
  page: Page,
  open: () => Promise<void>,
  ready: () => Promise<unknown>,
): Promise<PageClock> => {
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

/** The steps between times: `[2000, 4000, 4000]` gives `[2000, 0]`. */
export const stepsOf = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0))

const trackRequests = (page: Page): Set<Request> => {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => pending.delete(request))
  }
  return pending
}

/** In the page: counts what was asked and not yet heard to the end. What the browser tells of its requests comes too late to know that. */
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

/** In the page: how many questions are unanswered once the tasks that wait now are done. */
const afterThisTask = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(globalThis.unansweredQuestions)
    port2.postMessage(0)
  })

declare global {
  /** Kept in the page by {@link countQuestions}. */
  var unansweredQuestions: number
}
