import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { runInContext } from './work-context.ts'

const logged = (write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> => {
  const lines: string[] = []
  write(createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } }))
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>
}

describe('the log', () => {
  it('hides secrets wherever they are nested', () => {
    const line = logged((log) =>
      log.info({ password: 'p1', request: { headers: { cookie: 'c1', 'set-cookie': 's1', accept: 'x' } } }, 'in'),
    )
    expect(JSON.stringify(line)).not.toMatch(/p1|c1|s1/)
    expect(line).toMatchObject({ request: { headers: { accept: 'x' } } })
  })

  it('names no user, but marks lines about the same one alike', () => {
    const [one, same, other] = ['user-1', 'user-1', 'user-2'].map((userId) =>
      logged((log) => log.warn({ userId }, 'a refresh token came back')),
    )
    expect(JSON.stringify(one)).not.toContain('user-1')
    expect(one?.userId).toMatch(/^[0-9a-f]{12}$/)
    expect([same?.userId, other?.userId === one?.userId]).toEqual([one?.userId, false])
    const path = `/api/scoring-weights/${randomUUID()}`
    expect(logged((log) => log.error({ path }, 'a bug')).path).toBe('/api/scoring-weights/:id')
  })

  it('includes the ids of the current work', () => {
    const line = logged((log) => runInContext({ correlationId: 'r1', causationId: 'e1' }, () => log.info('in')))
    expect(line).toMatchObject({ correlationId: 'r1', causationId: 'e1', msg: 'in', level: 'info' })
  })
})
