import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parts } from './settings.ts'
import { readText } from './testing/declared-settings.ts'
import { isLimited, readCompose, type ComposeService } from './testing/read-compose.ts'

interface Profiled extends ComposeService {
  readonly profiles: readonly string[]
}

const folder = new URL('../../compose/', import.meta.url)
const { services, volumes } = parse(await readText('compose/profiles.yml'), { merge: true }) as {
  services: Record<string, Profiled>
  volumes: Record<string, null>
}
const mounted = Object.values(services).flatMap(({ volumes: own = [] }) =>
  own.map((mount) => mount.split(':')[0] ?? ''),
)
const files = [
  ...mounted
    .filter((source) => source.startsWith('./') && /\.yml$|Caddyfile$/.test(source))
    .map((path) => path.slice(2)),
  'grafana/provisioning/datasources/verandah.yml',
]

describe('the profiles of docker-compose.yml', () => {
  it('are three, of pinned images, and part of it', async () => {
    expect([...new Set(Object.values(services).flatMap(({ profiles }) => profiles))].sort()).toEqual([
      'mail',
      'observability',
      'tls',
    ])
    for (const { image } of Object.values(services)) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/)
    expect((parse(await readText('docker-compose.yml'), { merge: true }) as { include: string[] }).include).toEqual([
      'compose/profiles.yml',
    ])
  })

  it('let no container write to its own files or gain a privilege, and all but the proxy are open to this machine only', () => {
    for (const [name, { read_only, cap_drop, security_opt, ports = [] }] of Object.entries(services)) {
      expect({ read_only, cap_drop, security_opt }, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      const open = ports.filter((port) => !port.startsWith('127.0.0.1:'))
      expect(open, name).toEqual(name === 'caddy' ? ['80:80', '443:443', '443:443/udp'] : [])
    }
  })

  it('limit the memory and the log of every container', () => {
    expect(Object.entries(services).flatMap(([name, service]) => (isLimited(service) ? [] : [name]))).toEqual([])
  })

  it('lead https to the gateway, whose own port can be kept to this machine', async () => {
    const port = (await readCompose()).get('gateway')?.environment.PORT
    expect(await readText('compose/Caddyfile')).toContain(`reverse_proxy gateway:${port} {`)
  })

  it('mount existing files', () => {
    const isThere = (source: string) =>
      source.startsWith('.') ? existsSync(new URL(source, folder)) : source in volumes
    expect(mounted.filter((source) => !isThere(source))).toEqual([])
  })

  it('point every URL in their files to a container, and scrape every part', async () => {
    const texts = await Promise.all(files.map((file) => readText(`compose/${file}`)))
    const hosts = texts.flatMap((text) => [...text.matchAll(/\b([a-z-]+):\d{4,5}\b/g)].map(([, host = '']) => host))
    const known = [...(await readCompose()).keys(), ...Object.keys(services)]
    expect(hosts.filter((host) => !known.includes(host))).toEqual([])
    const { scrape_configs: scraped } = parse(await readText('compose/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[]
    }
    const targets = scraped.flatMap((job) => job.static_configs.flatMap((config) => config.targets))
    const compose = await readCompose()
    expect(targets.sort()).toEqual(parts.map((part) => `${part}:${compose.get(part)?.environment.METRICS_PORT}`).sort())
  })
})
