import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuyer, environmentIn, mongoUsers, natsConf, redisConf, renderOverlay } from '@verandah/runtime/testing'
import { readyCheck, toPod } from './k8s/to-pod.ts'

/**
 * `npm run check k8s-pods`: runs the dev overlay's pods and a buyer's journey under podman, on images that exist
 * locally or can be pulled.
 */
const network = 'verandah-play'
const url = 'http://localhost:8080'
const patienceMs = 120_000

const say = (text: string) => process.stdout.write(`${text}\n`)

const podman = (args: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8', input })
  if (status === 0) return stdout.trim()
  throw new Error(`podman ${args.join(' ')} failed: ${stderr}`)
}
const canPodman = (...args: string[]): boolean => spawnSync('podman', args).status === 0

const untilTrue = async (what: string, isTrue: () => Promise<boolean> | boolean): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`${what}: not within two minutes`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  say(`ok      ${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}

type Environments = readonly (readonly [name: string, Readonly<Record<string, string>>])[]

/** The files of servers that know each part as a user; kubectl made passwords of the test for all of them. */
const filesOfServers = async (environments: Environments): Promise<Readonly<Record<string, string>>> => {
  const passwords = (name: string) =>
    Object.fromEntries(environments.flatMap(([part, { [name]: held }]) => (held === undefined ? [] : [[part, held]])))
  return {
    'nats.conf': await natsConf(passwords('NATS_PASSWORD')),
    'redis.conf': redisConf(passwords('REDIS_PASSWORD')),
    'users.json': mongoUsers(passwords('MONGODB_PASSWORD')),
    MONGODB_PASSWORD: 'of the server alone',
  }
}

const play = async (manifests: NonNullable<ReturnType<typeof renderOverlay>>): Promise<void> => {
  const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
  const names = workloads.map(({ metadata }) => metadata.name)
  const environments = workloads.map(
    (workload) => [workload.metadata.name, environmentIn(manifests, workload)] as const,
  )
  const filesAt = await mkdtemp(join(tmpdir(), 'verandah-play-'))
  try {
    await chmod(filesAt, 0o755)
    const files = Object.entries(await filesOfServers(environments))
    for (const [name, text] of files) await writeFile(join(filesAt, name), text)
    podman(['network', 'create', network])
    for (const workload of workloads) {
      const pod = toPod(workload, { environment: environmentIn(manifests, workload), filesAt })
      podman(['kube', 'play', '--network', network, '-'], JSON.stringify(pod))
    }
    say(`ok      ${names.length} pods run: ${names.join(', ')}`)
    const check = readyCheck(workloads)
    await untilTrue('every pod is ready, seen from the gateway by the names of the Services', () =>
      canPodman('exec', 'gateway-verandah', 'node', '--input-type=module', '-e', check),
    )
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    const buyer = await createBuyer(url)
    await untilTrue('a buyer finds homes', async () => {
      const { status, resultsCount } = await buyer.waitFor(await buyer.search(), patienceMs)
      return status === 'completed' && resultsCount > 0
    })
  } finally {
    spawnSync('podman', ['pod', 'rm', '--force', '--time', '10', ...names])
    spawnSync('podman', ['network', 'rm', '--force', network])
    await rm(filesAt, { recursive: true })
    await assert.rejects(fetch(`${url}/livez`), 'the gateway still answers')
    say('ok      everything is taken down')
  }
}

const manifests = renderOverlay('dev')
if (!manifests || !canPodman('info'))
  say('SKIPPED: kubectl and podman are needed, and one is not here: no pod was played.')
else if (!canPodman('image', 'exists', 'verandah:local'))
  say('SKIPPED: podman has no image verandah:local; make it by `podman build --tag verandah:local .`')
else await play(manifests)
