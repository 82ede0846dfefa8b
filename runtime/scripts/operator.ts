import { accountTopics, accountUsage, operateAccounts } from '@verandah/auth/operator'
import { runCommand } from '@verandah/kit'
import { homeTopics, homeUsage, operateHomes } from '@verandah/search/operator'

const usage = `usage: ${[accountUsage, homeUsage].join('\n').replaceAll('\n', '\n       ')}

MONGODB_URL names the store of the running product; without it the one of this machine is meant.`

runCommand(async (args) => {
  const [topic = ''] = args
  if (accountTopics.includes(topic)) return await operateAccounts(args)
  if (homeTopics.includes(topic)) return await operateHomes(args)
  throw new Error(usage)
})
