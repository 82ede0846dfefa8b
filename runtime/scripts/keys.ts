import { parseArgs } from 'node:util'
import { resealTwoStep } from '@verandah/auth/reseal-two-step'
import { findStoreUrl, readSettings, runCommand } from '@verandah/kit'
import { findKeys } from '../src/keys/find-keys.ts'
import { changeKey, makeSecrets } from '../src/keys/secret-folder.ts'
import { RuntimeSettings } from '../src/settings.ts'

const usage = `usage: keys FOLDER [--readable]
       keys FOLDER add|use|retire NAME [--resealed NAME] [--readable]
       keys reseal two-step

Writes keys and passwords into a folder for each part, once. \`add\` puts a successor behind the keys of a purpose, \`use\` has it sign,
\`retire\` takes away those before it. \`reseal two-step\`, where auth runs, seals secrets anew under the key in use.
--readable is for volumes, of which each container mounts its own.`

/** Looks for the store first: a data folder that is not one gets no keys. */
const resealHere = async (): Promise<string> => {
  const storeUrl = findStoreUrl(process.env)
  const { environment } = await findKeys(readSettings(RuntimeSettings, process.env), process.env)
  return resealTwoStep(storeUrl, environment)
}

runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { readable: { type: 'boolean' }, resealed: { type: 'string' } },
  })
  const [path, step, name] = positionals
  if (path === 'reseal' && step === 'two-step') return resealHere()
  if (path === undefined || (step !== undefined && name === undefined)) throw new Error(usage)
  const folder = { path, isReadable: values.readable === true }
  if (step !== undefined && name !== undefined) return changeKey(folder, { step, name, resealed: values.resealed })
  await makeSecrets(folder)
  return `Every part has its keys in ${path}.`
})
