import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinary } from '../../testing/infra.ts'
import { freePort, startServerProcess } from '../../testing/start-server-process.ts'

/** A cluster of three NATS servers with JetStream. */
export async function startNatsCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-nats-cluster-'))
  const routes = (await Promise.all([freePort(), freePort(), freePort()])).map((port) => `nats://127.0.0.1:${port}`)
  const start = (route: string, index: number) =>
    startServerProcess({
      binary: findBinary('nats-server') ?? 'nats-server',
      argsOf: (at) => [
        ...['-js', '-a', '127.0.0.1', '-p', String(at), '-sd', join(folder, String(index))],
        ...['--server_name', `nats-${index}`, '--cluster_name', 'nats'],
        ...['--cluster', route, '--routes', routes.join(',')],
      ],
    })
  const servers = await Promise.all(routes.map(start))
  return {
    url: servers.map(({ port }) => `nats://127.0.0.1:${port}`).join(','),
    end: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
