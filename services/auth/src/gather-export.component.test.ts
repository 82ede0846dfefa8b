import { dataExportedEvents, downloadExport, requestExport, UserExportRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { startAuth } from './testing/start-auth.ts'

const phone = 'phone'
const laptop = 'x'.repeat(1_000)

it('auth’s own records are of one gathering, also where its process died between two parts', async () => {
  const auth = await startAuth()
  const { user, accessToken: as } = await auth.signUp()
  const { body } = await auth.call(requestExport, { as })
  await auth.idle()
  await auth.store.collection('export_parts').deleteMany({})
  const data = { userId: user.id, exportId: body.id }
  const record = (ids: string[], device: string) => {
    const event = { userId: user.id, kind: 'log-in', at: auth.clock.now(), device }
    return auth.store.collection('security_events').insertMany(ids.map((_id) => ({ _id: _id as never, ...event })))
  }
  await record(
    Array.from({ length: 500 }, (_, number) => `${number}`),
    laptop,
  )
  const death = interruptWrite(2, async () => {
    // The newest is first, so that another gathering is cut elsewhere.
    await record(['newer'], phone)
    throw new Error('The process died.')
  })
  await auth.receive(newEvent(UserExportRequested, data, auth)).finally(death.stop)
  expect(death.wasReached()).toBe(true)
  for (const event of dataExportedEvents) {
    const service = event.type.replace('DataExported', '').toLowerCase()
    await auth.receive(newEvent(event, { ...data, service, data: '{}', part: 1, parts: 1 } as never, auth))
  }
  const { services } = (await auth.call(downloadExport, { as })).body as unknown as Exported
  const devices = services.auth.securityEvents.flatMap(({ device }) => device ?? [])
  expect(devices.filter((device) => device !== phone && device !== laptop)).toEqual([])
  await auth.stop()
})

interface Exported {
  services: { auth: { securityEvents: { device?: string }[] } }
}
