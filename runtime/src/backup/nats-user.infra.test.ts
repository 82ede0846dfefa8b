import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserRegistered } from '@verandah/contracts'
import { createJetStreamBus, loadStreamCopies, newEvent, systemClock } from '@verandah/kit'
import { hasInfra, startNats } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { natsConf } from '../keys/nats-users.ts'
import { parts } from '../settings.ts'

it.runIf(hasInfra('nats-server'))('the NATS user of backups reads every event, and publishes none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-nats-user-'))
  const names = [...parts, 'backup']
  await writeFile(join(folder, 'nats.conf'), await natsConf(Object.fromEntries(names.map((name) => [name, name]))))
  const nats = await startNats(['-c', join(folder, 'nats.conf')])
  const as = (name: string) => ({ url: nats.url.replace('//', `//${name}:${name}@`), replicas: 1 }) as const
  const account = { userId: 'kim', username: 'kim', email: 'kim@example.com', isEmailConfirmed: true, name: 'Kim' }
  const event = newEvent(UserRegistered, { ...account, plan: 'free_trial' }, { clock: systemClock })
  const auth = await createJetStreamBus(as('auth'))
  await auth.publish(event)
  const copies = await loadStreamCopies()
  const kept: string[] = []
  const ends = await copies.findStreamEnds(as('backup'))
  await copies.readMessages(as('backup'), ends, ({ subject }) => Promise.resolve(void kept.push(subject)))
  expect(kept).toEqual([expect.stringContaining('user')])
  const other = await createJetStreamBus(as('backup'))
  await expect(other.publish(event)).rejects.toThrow()
  await auth.close()
  await other.close()
  await nats.end()
  await rm(folder, { recursive: true })
})
