import { expect, it } from 'vitest'
import { parse } from 'yaml'
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

it('has one alert for each section of docs/operations.md that is named after one, and no other', async () => {
  const sections = [...(await readText('docs/operations.md')).matchAll(/^### (Verandah\w+)$/gm)].map(([, name]) => name)
  expect(alerts.map(({ alert }) => alert).toSorted()).toEqual(sections.toSorted())
})

it('has an example of Alertmanager with a route for each severity', async () => {
  const { route, receivers } = parse(await readText('k8s/examples/alertmanager.yml')) as {
    route: { routes: { matchers: string[]; receiver: string }[] }
    receivers: { name: string }[]
  }
  const severities = [...new Set(alerts.map(({ labels }) => labels.severity))]
  const matched = route.routes.map(({ matchers }) => matchers[0])
  expect(matched.sort()).toEqual(severities.map((severity) => `severity = "${severity}"`).sort())
  const named = receivers.map(({ name }) => name)
  for (const { receiver } of route.routes) expect(named).toContain(receiver)
})

it('inhibits only alerts that exist', async () => {
  const text = await readText('k8s/examples/alertmanager.yml')
  const named = text.match(/Verandah\w+/g) ?? []
  expect(named.length).toBeGreaterThan(3)
  const known = alerts.map(({ alert }) => alert)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

it.each(parts)('notices when no process of %s is left, which has no `up` then', (part) => {
  const down = alerts.find(({ alert }) => alert === 'VerandahDown')
  expect(down?.expr).toContain(`absent(part_running{part="${part}"})`)
})
