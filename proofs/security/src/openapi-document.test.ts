import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openApiDocument } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { documentedOperations } from './document.ts'

const lint = async (document: object) => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer})`)
}

describe('the OpenAPI document', () => {
  it('satisfies Redocly’s recommended rules', async () => {
    expect(await lint(openApiDocument())).toEqual([])
  })

  it('is checked by those rules: two paths that differ only by a parameter name are refused', async () => {
    const document = openApiDocument() as { paths: Record<string, object> }
    const twice = { ...document.paths, '/api/calendar-events/{userId}': document.paths['/api/calendar-events/{id}']! }
    expect((await lint({ ...document, paths: twice })).join('\n')).toContain('no-identical-paths')
  })

  it('describes the problems of every call by their codes', () => {
    const silent = documentedOperations().filter(({ operation }) => !('429' in operation.responses))
    expect(silent).toEqual([])
    const responsesOf = (name: string) =>
      JSON.stringify(
        documentedOperations().find(({ operation }) => operation.operationId === name)?.operation.responses,
      )
    expect(responsesOf('login')).toContain('wrong-credentials')
    expect(responsesOf('editSavedProperty')).toContain('edit-conflict')
    expect(responsesOf('listSearchResults')).toMatch(/"304".*|ETag.*X-Revision.*X-Total-Count/)
  })

  it('describes "not found" wherever the path names something', () => {
    const named = documentedOperations().filter(({ path }) => path.includes('{'))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ operation }) => !('404' in operation.responses))).toEqual([])
  })

  it('promises JSON for the export of an account', () => {
    const { paths } = openApiDocument() as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
    }
    expect(paths['/api/user/export/download']?.get?.responses[200]).toMatchObject({
      content: { 'application/json': { schema: { type: 'object' } } },
    })
  })
})
