import type { JournalEntry } from './journal.ts'

interface Waiter {
  readonly ticket: number
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Writes a batch atomically; resolves once it is on disk. */
type WriteBatch = (entries: JournalEntry[]) => Promise<void>

/** Group commit: writes that arrive during a flush share the next one. */
export class FlushQueue {
  /** Everything up to it is on disk. */
  durableTicket = 0
  private queued: JournalEntry[] = []
  private waiters: Waiter[] = []
  private lastTicket = 0
  private flushing: Promise<void> | undefined
  private failure: Error | undefined
  private readonly write: WriteBatch
  private readonly onFailure: (error: Error) => void

  constructor(write: WriteBatch, onFailure: (error: Error) => void) {
    this.write = write
    this.onFailure = onFailure
  }

  append(entries: readonly JournalEntry[]): number {
    for (const entry of entries) this.queued.push(entry)
    this.lastTicket += 1
    this.flushing ??= Promise.resolve().then(() => this.flush())
    return this.lastTicket
  }

  whenDurable(ticket: number): Promise<void> | undefined {
    if (this.failure !== undefined) return Promise.reject(this.failure)
    if (ticket <= this.durableTicket) return undefined
    return new Promise((resolve, reject) => this.waiters.push({ ticket, resolve, reject }))
  }

  async drained(): Promise<void> {
    await this.flushing
  }

  private async flush(): Promise<void> {
    while (this.queued.length > 0 && this.failure === undefined) {
      const batch = this.queued
      const ticket = this.lastTicket
      this.queued = []
      await this.write(batch).then(
        () => this.resolveUpTo(ticket),
        (error: unknown) => this.fail(error),
      )
    }
    this.flushing = undefined
  }

  private resolveUpTo(ticket: number): void {
    this.durableTicket = ticket
    const due = this.waiters.filter((waiter) => waiter.ticket <= ticket)
    this.waiters = this.waiters.filter((waiter) => waiter.ticket > ticket)
    for (const { resolve } of due) resolve()
  }

  /** Memory is ahead of the disk from now on, so there must be no more replies. */
  private fail(cause: unknown): void {
    const failure = new Error('A write could not be flushed to disk', { cause })
    this.failure = failure
    const waiters = this.waiters
    this.waiters = []
    for (const { reject } of waiters) reject(failure)
    this.onFailure(failure)
  }
}
