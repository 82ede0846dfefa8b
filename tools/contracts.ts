import { readHistory, writeHistory } from './contracts/history.ts'
import { findBreaks, keepContracts, todaysContracts } from './contracts/kept-contracts.ts'

/** `npm run generate contracts` stores today's contracts for future builds; `--check` only reports what is wrong. */
const kept = await readHistory()
const today = keepContracts(todaysContracts, kept)
const isCheck = process.argv.includes('--check')

const outdated = [...today].filter(([file, contract]) => JSON.stringify(contract) !== JSON.stringify(kept.get(file)))
const complaints = [
  ...findBreaks(todaysContracts, kept),
  ...(isCheck ? outdated.map(([file]) => `${file} is out of date: run \`npm run generate contracts\`.`) : []),
]
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
if (complaints.length > 0) process.exitCode = 1
else if (!isCheck) await writeHistory(today)
