import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}
const { tasks } = (await import(new URL('../tasks.mjs', import.meta.url).href)) as {
  tasks: Record<string, Record<string, unknown>>
}

/** Whether `npm run NAME`, or `npm run KIND NAME` of a task, exists. */
export function isCommand(command: string): boolean {
  const [, , script = '', name = ''] = command.split(' ')
  return script in scripts && (tasks[script] === undefined || name in tasks[script])
}
