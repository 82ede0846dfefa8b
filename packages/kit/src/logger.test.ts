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

  it('includes the ids of the current work', () => {
    const line = logged((log) => runInContext({ correlationId: 'r1', causationId: 'e1' }, () => log.info('in')))
    expect(line).toMatchObject({ correlationId: 'r1', causationId: 'e1', msg: 'in', level: 'info' })
  })
})
