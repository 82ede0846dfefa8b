import { serviceNames } from '@verandah/contracts'
import { readSettings } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { parts, RuntimeSettings } from './settings.ts'
import { namesReadBy, readText, settingsOf } from './testing/declared-settings.ts'
import { readAsPart, settingNamesIn } from './testing/deployed-part.ts'
import { containerOf, environmentIn, renderOverlay } from './testing/read-manifests.ts'

const manifests = renderOverlay('prod')
const ofEveryProcess = [
  ...['NATS_URL', 'NATS_PASSWORD', 'REDIS_URL', 'MONGODB_URL'],
  ...['ACCESS_TOKEN_PUBLIC_KEYS', 'GATEWAY_PROOF_KEYS'],
]
/** The backup reads the parts' configuration, so its own stands there too. */
const ofBackup = ['BACKUP_TO', 'BACKUP_S3_REGION']

describe.runIf(manifests !== undefined)('k8s/overlays/prod, rendered', () => {
  const all = manifests ?? []
  const of = (kind: string) => all.filter((manifest) => manifest.kind === kind)
  const names = (kind: string) => of(kind).map(({ metadata }) => metadata.name)
  const deploymentOf = (part: string) => of('Deployment').find(({ metadata }) => metadata.name === part)!

  it('reads its secrets from a file that an operator provides, outside the repository', async () => {
    expect(await readText('.gitignore')).toContain('k8s/overlays/*/secrets/*.env\nk8s/overlays/*/secrets/*/\n')
    expect(
      names('Secret')
        .map((name) => name.replace(/-\w+$/, ''))
        .sort(),
    ).toEqual(['verandah', 'backup', ...parts].sort())
  })

  it.each(parts)('starts %s with the variables of the overlay and the operator', async (part) => {
    const environment = environmentIn(all, deploymentOf(part))
    const settings = await readAsPart(part, environment)
    expect(settings.SERVICES).toEqual([part])
    const known = [...(await Promise.all(parts.map(namesReadBy))).flat(), ...ofBackup]
    expect(known).toEqual(expect.arrayContaining(settingNamesIn(environment)))
  })

  it.each(parts)('gives %s no secret except its own and the shared ones', async (part) => {
    const environment = environmentIn(all, deploymentOf(part))
    const secrets = of('Secret').flatMap(({ data }) => Object.keys(data ?? {}))
    const told = Object.keys(environment).filter((name) => secrets.includes(name))
    const read = [...Object.keys((await settingsOf(part)).shape), ...ofEveryProcess]
    expect(told.filter((name) => !read.includes(name))).toEqual([])
    expect(told.includes('MONGODB_URL')).toBe(part !== 'gateway')
  })

  it.each(parts)('makes the bus of %s keep every event on three brokers', (part) => {
    const { NATS_REPLICAS } = readSettings(RuntimeSettings, environmentIn(all, deploymentOf(part)))
    expect(NATS_REPLICAS).toBe(3)
  })

  it('keeps every part in at least two pods, and leaves their number to the autoscaler', () => {
    expect([...names('HorizontalPodAutoscaler'), ...names('ScaledObject')].sort()).toEqual([...parts].sort())
    expect(names('PodDisruptionBudget').sort()).toEqual([...parts].sort())
    expect(of('Deployment').map(({ spec }) => spec?.replicas)).toEqual(parts.map(() => undefined))
  })

  it.each(parts)('lets %s write only to its temporary folder, and gain no privilege', (part) => {
    const { securityContext, resources } = containerOf(deploymentOf(part))
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
      readOnlyRootFilesystem: true,
    })
    expect(resources?.limits).toHaveProperty('memory')
  })

  it('needs no volumes but those that components add', () => {
    const claims = (more: string[]) =>
      (renderOverlay('prod', more) ?? []).filter(({ kind }) => kind === 'PersistentVolumeClaim')
    expect(claims([])).toEqual([])
    expect(environmentIn(all, deploymentOf('search'))).not.toHaveProperty('REAXML_FEED_FOLDER')
    expect(claims(['feeds']).map(({ metadata }) => metadata.name)).toEqual(['feeds'])
    expect(claims(['backup-volume']).map(({ metadata }) => metadata.name)).toEqual(['backups'])
  })

  it('keeps photos and documents in a bucket, which the backup knows of', () => {
    const shortlist = environmentIn(all, deploymentOf('shortlist'))
    expect(shortlist).toMatchObject({ S3_BUCKET: 'verandah-photos', S3_REGION: 'ap-southeast-2' })
    expect(shortlist).not.toHaveProperty('BLOBS_DIR')
    const [settings] = of('ConfigMap').filter(({ metadata }) => metadata.name.startsWith('verandah'))
    expect(settings?.data).toHaveProperty('S3_BUCKET', shortlist.S3_BUCKET)
  })

  it('allows only named peers', () => {
    const [nobody] = of('NetworkPolicy').filter(({ metadata }) => metadata.name === 'nobody')
    expect(nobody?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  })
})

describe.runIf(manifests !== undefined)('k8s/components/tls, added to prod', () => {
  const all = renderOverlay('prod', ['tls']) ?? []
  const podOf = (part: string) => all.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === part)!

  it.each(parts)('gives %s a certificate of its own, and reaches services over TLS', (part) => {
    const environment = environmentIn(all, podOf(part))
    for (const name of serviceNames) expect(environment[`${name.toUpperCase()}_URL`]).toBe(`https://${name}:8080`)
    const { volumes } = podOf(part).spec!.template!.spec
    expect(volumes).toContainEqual({ name: 'tls', secret: { secretName: `${part}-tls` } })
    const { startupProbe, livenessProbe, readinessProbe, volumeMounts } = containerOf(podOf(part))
    const [{ mountPath } = { mountPath: '' }] = (volumeMounts ?? []).filter(({ name }) => name === 'tls')
    for (const name of ['NODE_EXTRA_CA_CERTS', 'TLS_CERT_FILE', 'TLS_KEY_FILE'])
      expect(environment[name]).toMatch(new RegExp(`^${mountPath}/(ca.crt|tls.crt|tls.key)$`))
    const schemes = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.scheme ?? 'HTTP')
    expect(new Set(schemes)).toEqual(new Set([part === 'gateway' ? 'HTTP' : 'HTTPS']))
  })
})
