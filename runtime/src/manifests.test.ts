import { receiveStripeWebhook } from '@verandah/contracts'
import { readSettings } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parts } from './settings.ts'
import { namesReadBy, namesReadByStandIn, readText, settingsOf } from './testing/declared-settings.ts'
import { addressesIn, entryPoints, readAsPart, standIns } from './testing/deployed-part.ts'
import { containerOf, environmentIn, renderOverlay, type Manifest } from './testing/read-manifests.ts'

const probes = ['/livez', '/readyz']

describe('k8s/base', () => {
  it.each(parts)('has %s, under its own name', async (part) => {
    const { resources } = parse(await readText('k8s/base/kustomization.yaml')) as { resources: string[] }
    expect(resources).toContain(part)
    const text = await readText(`k8s/base/${part}/kustomization.yaml`)
    expect(text).toContain(`value: { name: SERVICES, value: ${part} }`)
    expect(text).toContain(`app.kubernetes.io/name: ${part},`)
    expect(text.match(new RegExp(`path: /metadata/name, value: ${part} }`, 'g'))).toHaveLength(2)
  })
})

const manifests = renderOverlay('dev')
if (!manifests) console.info('kubectl is not installed: the rendered overlay of k8s is not looked at.')

describe.runIf(manifests !== undefined)('k8s/overlays/dev, rendered', () => {
  const all = manifests ?? []
  const of = (kind: string) => all.filter((manifest) => manifest.kind === kind)
  const workloads = [...of('Deployment'), ...of('StatefulSet')]
  const named = (list: Manifest[], name: string) => list.find(({ metadata }) => metadata.name === name)

  it.each(parts)('runs %s with variables that are its settings and start it', async (part) => {
    const deployment = named(of('Deployment'), part)
    const environment = deployment ? environmentIn(all, deployment) : {}
    const settings = await readAsPart(part, environment)
    expect(settings.SERVICES).toEqual([part])
    const known = (await Promise.all(parts.map(namesReadBy))).flat()
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)))
  })

  it.each(parts)('probes %s where it answers', (part) => {
    const deployment = named(of('Deployment'), part)
    const { ports, startupProbe, livenessProbe, readinessProbe, env } = containerOf(deployment ?? all[0]!)
    const settingOf = (wanted: string) => Number(env?.find(({ name }) => name === wanted)?.value)
    expect(ports).toEqual([
      { name: 'http', containerPort: settingOf('PORT') },
      { name: 'metrics', containerPort: settingOf('METRICS_PORT') },
    ])
    const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)
    expect(asked.map((get) => get?.port)).toEqual(['http', 'http', 'http'])
    expect(asked.every((get) => probes.includes(get?.path ?? ''))).toBe(true)
    expect(livenessProbe?.httpGet?.path).toBe('/livez')
  })

  it('selects by every service the pods of one workload, on a port that they open', () => {
    for (const service of of('Service')) {
      const wanted = Object.entries(service.spec?.selector ?? {})
      const chosen = workloads.filter(({ spec }) =>
        wanted.every(([key, value]) => spec?.template?.metadata.labels[key] === value),
      )
      expect(chosen.map(({ metadata }) => metadata.name)).toEqual([service.metadata.name])
      const opened = containerOf(chosen[0]!).ports?.flatMap(({ name, containerPort }) => [name, containerPort])
      expect(opened).toEqual(expect.arrayContaining(service.spec?.ports?.map(({ targetPort }) => targetPort) ?? []))
    }
  })

  it('points every URL to a service with that port', () => {
    const open = of('Service').flatMap(({ metadata, spec }) =>
      spec?.ports?.map(({ port }) => `${metadata.name}:${port}`),
    )
    for (const workload of workloads)
      expect(open).toEqual(expect.arrayContaining(addressesIn(environmentIn(all, workload))))
  })

  it.each(standIns)('starts %s with variables that it reads', async (name) => {
    const deployment = named(of('Deployment'), name) ?? all[0]!
    const variables = Object.keys(environmentIn(all, deployment))
    expect(await namesReadByStandIn(entryPoints[name] ?? '')).toEqual(expect.arrayContaining(variables))
    expect(containerOf(deployment).command).toEqual(['node', `runtime/dist/${name}.mjs`])
  })

  it('keeps photos and documents of shortlist on a claimed volume', () => {
    const shortlist = named(of('Deployment'), 'shortlist') ?? all[0]!
    const { BLOBS_DIR } = environmentIn(all, shortlist)
    expect(containerOf(shortlist).volumeMounts).toContainEqual({ name: 'blobs', mountPath: BLOBS_DIR })
    const claimed = { name: 'blobs', persistentVolumeClaim: { claimName: 'blobs' } }
    expect(shortlist.spec?.template?.spec.volumes).toContainEqual(claimed)
    expect(of('PersistentVolumeClaim').map(({ metadata }) => metadata.name)).toContain('blobs')
  })

  it('gives search the host of the sample pictures, and billing the secret of its webhooks', async () => {
    const environmentOf = (name: string) => environmentIn(all, named(of('Deployment'), name) ?? all[0]!)
    const { LISTING_MARKET_PUBLIC_URL } = readSettings(await settingsOf('search'), environmentOf('search'))
    expect(environmentOf('listing-market').LISTING_MARKET_PUBLIC_URL).toBe(LISTING_MARKET_PUBLIC_URL)
    const { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_URL } = environmentOf('stripe-simulator')
    expect(STRIPE_WEBHOOK_SECRET).toBe(environmentOf('billing').STRIPE_WEBHOOK_SECRET)
    expect(STRIPE_WEBHOOK_URL).toBe(`http://gateway:8080${receiveStripeWebhook.path}`)
  })
})
