import { describe, expect, test } from 'vitest'
import { createQueryClient } from '../../../web/api/query-client.ts'
import type { Execute } from '../../../schema/page.ts'
import { findRoute, loadRoute } from '../../../web/routes.ts'

const queryClient = createQueryClient((async () => ({})) as Execute)

/** Where the form's address leads. */
async function redirectOf(address: string) {
  const { pathname: path, searchParams: query } = new URL(address, 'http://page')
  const { route, params } = findRoute(path)
  return (await loadRoute(route, { queryClient, path, query, params }))?.redirect
}

describe('the search form without JavaScript', () => {
  test('leads to the address of the result', async () => {
    expect(await redirectOf('/search?q=+p%C3%A2t%C3%A9e+chat+')).toEqual({
      status: 302,
      location: '/search/p%C3%A2t%C3%A9e%20chat',
    })
  })

  test.each(['/search', '/search?q=', '/search?q=+'])('leads home when nothing was entered: %s', async (address) => {
    expect(await redirectOf(address)).toEqual({ status: 302, location: '/' })
  })
})
