import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { offering, renderInShop } from '../content/in-shop.tsx'

export const none = { total: 0, page: 1, pageCount: 0, items: [] }

type Case = {
  node: ReactNode
  operation: string
  /** State until data has arrived. */
  title: string
  /** What the store answers for somebody who has nothing of the kind, and what is said then. */
  nothing: unknown
  said: string | RegExp
}
/** What every screen of the account shows before it knows anything, and when that fails. `features`: what the store needs for them. */
export function testScreenStates(cases: Readonly<Record<string, Case>>, ...features: string[]): void {
  const store = offering(...features)
  describe.each(Object.entries(cases))('the screen of %s', (_, { node, operation, title, nothing, said }) => {
    test('has its title while it loads', async () => {
      const never = new Promise(() => undefined)
      renderInShop(node, { ...store, [operation]: () => never })
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(await screen.findByText('Chargement de votre compte…')).toBeTruthy()
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    })

    test('says what went wrong under its title, and tries again', async () => {
      let isDown = true
      const { user } = renderInShop(node, {
        ...store,
        [operation]: () => {
          if (isDown) throw new Error('Network error: HTTP 502')
          return nothing
        },
      })
      expect((await screen.findByRole('alert')).textContent).toContain('Network error: HTTP 502')
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      isDown = false
      await user.click(screen.getByRole('button', { name: 'Réessayer' }))
      expect(await screen.findByText(said)).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    })
  })
}
