import { findStoreUrl, runCommand, systemClock, withStoreOf } from '@verandah/kit'
import { createAgencyTokens } from '../src/reaxml/agency-tokens.ts'

const usage = `usage: feed-token issue NAME
       feed-token revoke NAME
       feed-token list

MONGODB_URL names the store of the running product; without it the one of this machine is meant.`

type Tokens = ReturnType<typeof createAgencyTokens>

const issue = async (tokens: Tokens, agency: string): Promise<string> =>
  [
    `A token for ${agency}; it is shown this once:`,
    await tokens.issue(agency),
    'The agency sends its REAXML with POST /api/feeds/reaxml and Authorization: Bearer <token>.',
    'The answer (202) names the report of the feed in Location; it says when the feed was read and what was kept.',
  ].join('\n')

const revoke = async (tokens: Tokens, agency: string): Promise<string> =>
  `${await tokens.revoke(agency)} token(s) of ${agency} ended.`

const list = async (tokens: Tokens): Promise<string> => {
  const issued = await tokens.list()
  if (issued.length === 0) return 'No token was issued yet.'
  return issued
    .map(({ agency, issuedAt, revokedAt }) => {
      const end = revokedAt === null ? 'valid' : `revoked ${revokedAt.toISOString()}`
      return `${agency}\tissued ${issuedAt.toISOString()}\t${end}`
    })
    .join('\n')
}

const run = async ([action, ...name]: string[]): Promise<string> => {
  const agency = name.join(' ').trim()
  const isNamed = (action === 'issue' || action === 'revoke') && agency !== ''
  if (!isNamed && action !== 'list') throw new Error(usage)
  return withStoreOf('search', findStoreUrl(process.env), (store) => {
    const tokens = createAgencyTokens({ store, clock: systemClock })
    if (action === 'list') return list(tokens)
    return action === 'issue' ? issue(tokens, agency) : revoke(tokens, agency)
  })
}

runCommand(run)
