import { parseArgs } from 'node:util'
import { runCommand } from '@verandah/kit'
import { changeKey, makeSecrets } from '../src/keys/secret-folder.ts'

const usage = `usage: keys FOLDER [--readable]
       keys FOLDER add|use|retire NAME [--readable]

Writes keys and passwords into a folder for each part, once. \`add\` puts a successor behind the keys of a purpose, \`use\` has it sign,
\`retire\` takes away those before it. --readable is for volumes, of which each container mounts its own.`

runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { readable: { type: 'boolean' } },
  })
  const [path, step, name] = positionals
  if (path === undefined || (step !== undefined && name === undefined)) throw new Error(usage)
  const folder = { path, isReadable: values.readable === true }
  if (step !== undefined && name !== undefined) return changeKey(folder, step, name)
  await makeSecrets(folder)
  return `Every part has its keys in ${path}.`
})
