import { expect, it } from 'vitest'
import { parts } from './settings.ts'
import { readAlerts } from './testing/asked-numbers.ts'
import { readText } from './testing/declared-settings.ts'

const alerts = await readAlerts()

it('gives every alert a severity, a summary and a section of docs/operations.md', async () => {
  const anchors = [...(await readText('docs/operations.md')).matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  )
  for (const { alert, labels, annotations } of alerts) {
    expect(['page', 'ticket'], alert).toContain(labels.severity)
    expect(annotations.summary, alert).toMatch(/\.$/)
    const [page, anchor] = annotations.runbook_url.split('#')
    expect(page, alert).toBe('docs/operations.md')
    expect(anchors, alert).toContain(anchor)
  }
})

it.each(parts)('notices when no process of %s is left, which has no `up` then', (part) => {
  const down = alerts.find(({ alert }) => alert === 'VerandahDown')
  expect(down?.expr).toContain(`absent(part_running{part="${part}"})`)
})
