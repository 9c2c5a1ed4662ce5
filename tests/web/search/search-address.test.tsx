import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { findRoute } from '../../../web/routes.ts'
import { searchPath } from '../../../web/site/paths.ts'
import { decodedPath, useAddress } from '../../../web/use-address.ts'
import { renderInShop } from '../content/in-shop.tsx'

/** The query that the browser's screen is given. */
function Query() {
  return <p data-testid="query">{findRoute(useAddress().path).params.query}</p>
}

describe('the query in the address of a search', () => {
  test.each(['%41', '100%', '100 %', '50%25', 'a/b', 'pâtée', '%', '%2F'])(
    'is the same on both sides: «%s»',
    (query) => {
      const { pathname } = new URL(searchPath(query), 'http://page')
      expect(findRoute(pathname).params.query).toBe(query)

      const { hook, searchHook } = memoryLocation({ path: `/boutique${pathname}` })
      renderInShop(
        <Router base="/boutique" hook={hook} searchHook={searchHook}>
          <Query />
        </Router>,
      )
      expect(screen.getByTestId('query').textContent).toBe(query)
    },
  )

  test('stays as it is where it cannot be decoded', () => {
    expect(findRoute('/search/100%').params.query).toBe('100%')
    expect(decodedPath('/100%.html')).toBe('/100%.html')
    expect(decodedPath('/p%C3%A2t%C3%A9es.html')).toBe('/pâtées.html')
  })
})
