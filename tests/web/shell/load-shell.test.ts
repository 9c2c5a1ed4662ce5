import { describe, expect, test } from 'vitest'
import { createQueryClient } from '../../../web/api/query-client.ts'
import { type Execute, GraphqlFailure } from '../../../schema/page.ts'
import { loadShell } from '../../../web/shell/load-shell.ts'
import { shop } from '../content/in-shop.tsx'

/** A query client whose operations fail, except those given. */
function clientThatKnows(names: string[]) {
  const execute = (async ({ name }) => {
    if (!names.includes(name)) throw new GraphqlFailure('graphql', `GraphQL error: ${name}`, 200)
    return name === 'Shop' ? { shop } : {}
  }) as Execute
  const client = createQueryClient(execute)
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  return client
}

describe('loading the layout on the server', () => {
  test('returns the shop, with menu and blocks', async () => {
    const client = clientThatKnows(['Shop', 'Navigation', 'ShellBlocks'])
    expect(await loadShell(client)).toEqual(shop)
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(['Shop', 'Navigation', 'ShellBlocks'])
  })

  test('does without menu and blocks', async () => {
    expect(await loadShell(clientThatKnows(['Shop']))).toEqual(shop)
  })

  test('fails without the shop', async () => {
    await expect(loadShell(clientThatKnows(['Navigation', 'ShellBlocks']))).rejects.toThrow('GraphQL error: Shop')
  })
})
