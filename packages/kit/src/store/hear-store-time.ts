import type { Connection } from 'mongoose'
import * as z from 'zod/mini'
import type { SharedClock } from '../clock.ts'

const Greeting = z.object({ localTime: z.date() })

/** Reports the store's time to a clock: now, and with each heartbeat of the driver, every ten seconds. */
export async function hearStoreTime(connection: Connection, { hear }: Pick<SharedClock, 'hear'>): Promise<void> {
  const take = (greeting: unknown) => {
    const { data } = Greeting.safeParse(greeting)
    if (data) hear(data.localTime)
  }
  connection.getClient().on('serverHeartbeatSucceeded', ({ reply }) => take(reply))
  take(await connection.db?.admin().command({ hello: 1 }))
}
