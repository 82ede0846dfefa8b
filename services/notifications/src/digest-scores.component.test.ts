import { PropertyUnsaved, SavedHomeScored } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { expect, it, onTestFinished } from 'vitest'
import { aChange, aCheck, aHome, register, startNotifications } from './testing/start-notifications.ts'

it('a digest shows each home’s score: by the search that it was saved from, which it names, else by its buyer’s weights', async () => {
  const service = await startNotifications({ PUBLIC_URL: 'https://verandah.test' })
  onTestFinished(() => service.stop())
  const { userId } = await register(service)
  const common = { userId, searchId: 'search-9', searchedAt: '2026-11-12T01:00:00.000Z' }
  const scored = (propertyId: string, score: number) =>
    newEvent(SavedHomeScored, { ...common, propertyId, revision: service.clock.now().getTime(), score }, service)
  const late = scored('home-3', 97)
  await service.receive(scored('home-1', 12))
  service.clock.advance(1)
  await service.receive(scored('home-1', 84))
  await service.receive(newEvent(PropertyUnsaved, { userId, propertyId: 'home-3', revision: null }, service))
  await service.receive(late)
  const changes = ['home-2', 'home-3', 'home-1'].map((propertyId) => aChange({ propertyId }))
  const fourth = aHome({ id: 'home-4', imageUrl: 'data:image/png;base64,AA' })
  const all = [aChange({ home: fourth, kind: 'gone', score: null }), ...changes]
  await service.receive(aCheck(service, { userId, changes: all }))
  service.clock.advance(60_000)
  await service.runJob('send-digests')
  const [mail] = await service.mails('digest')
  const scores = mail!.text.match(/^Score.*$/gm)
  expect(scores).toEqual(['Score 84, by your search of 12 Nov', 'Score 66', 'Score 66'])
  expect(mail!.text.match(/(?<=property\/)home-\d/g)?.at(-1)).toBe('home-4')
  // A home without a score leaves no empty line above its news.
  expect(mail!.text).not.toContain('\n\n* ')
  expect(mail!.text).toContain('https://verandah.test/property/home-1?searchId=search-9')
  expect(mail!.html).toContain('>Score 84</b> by your search of 12 Nov</div>')
  expect(mail!.html.match(/>Score 66<\/b><\/div>/g)).toHaveLength(2)
  // Mail programs load pictures over HTTP alone.
  expect(mail!.html.match(/<img src="\w+:/g)).toEqual(changes.map(() => '<img src="https:'))
})

it('a digest leaves out opening times that have passed since, and is not sent for them alone', async () => {
  const service = await startNotifications()
  onTestFinished(() => service.stop())
  const { userId } = await register(service)
  const inSeconds = (seconds: number) => new Date(service.clock.now().getTime() + seconds * 1000).toISOString()
  const soon = inSeconds(30)
  const later = inSeconds(3600)
  const opening = (propertyId: string, before: string | null, after: string | null) =>
    aChange({ propertyId, kind: 'slot', before, after })
  const send = async (check: number, changes: ReturnType<typeof aChange>[]) => {
    await service.receive(aCheck(service, { userId, check, changes }))
    service.clock.advance(60_000)
    await service.runJob('send-digests')
  }
  await send(1, [opening('home-1', null, soon), opening('home-2', soon, null)])
  expect(await service.mails('digest')).toEqual([])
  await send(2, [opening('home-1', null, soon), opening('home-3', soon, later), aChange({ propertyId: 'home-4' })])
  const [mail] = await service.mails('digest')
  expect(mail!.text.match(/(?<=property\/)home-\d/g)?.sort()).toEqual(['home-3', 'home-4'])
})
