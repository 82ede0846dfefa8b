import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinary } from '../../testing/infra.ts'
import { startServerProcess } from '../../testing/start-server-process.ts'

/** A NATS server with JetStream, whose files survive a restart. */
export async function startNats(moreArgs: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-nats-'))
  const start = (port?: number) =>
    startServerProcess({
      binary: findBinary('nats-server') ?? 'nats-server',
      argsOf: (at) => ['-js', '-a', '127.0.0.1', '-p', String(at), '-sd', folder, ...moreArgs],
      ...(port === undefined ? {} : { port }),
    })
  let server = await start()
  const { port } = server

  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => server.kill(),
    startAgain: async () => {
      server = await start(port)
    },
    /** Stops the server while its files are copied. */
    keepCopy: async () => {
      await server.stop()
      await cp(folder, `${folder}-copy`, { recursive: true })
      server = await start(port)
    },
    /** Restores the files from the copy. */
    rollBack: async () => {
      await server.kill()
      await rm(folder, { recursive: true, force: true })
      await cp(`${folder}-copy`, folder, { recursive: true })
      server = await start(port)
    },
    end: async () => {
      await server.stop()
      for (const path of [folder, `${folder}-copy`]) await rm(path, { recursive: true, force: true })
    },
  }
}
