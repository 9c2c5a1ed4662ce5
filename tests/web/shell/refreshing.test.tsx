import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useOperation } from '../../../web/api/use-operation.ts'
import { CategoryById } from '../../../web/screens/catalog/category-by-id.generated.ts'
import { useRefreshingFlag } from '../../../web/shell/LateShell.tsx'
import { renderInShop } from '../content/in-shop.tsx'

const isFlagged = () => document.documentElement.hasAttribute('data-refreshing')

/** Answers that come when the test says so. */
const waiting: (() => void)[] = []
const response = () => new Promise((resolve) => waiting.push(() => resolve({ category: null })))
const arrive = () => act(async () => waiting.shift()?.())

function Page() {
  useRefreshingFlag()
  const [page, setPage] = useState(1)
  const { refetch } = useOperation(
    CategoryById,
    { id: '38', list: { from: 16 * (page - 1), size: 16 } },
    { keepPrevious: true },
  )
  return (
    <>
      <button onClick={() => setPage(page + 1)}>Suite</button>
      <button onClick={() => void refetch()}>Encore</button>
    </>
  )
}

test('marks the page while what it shows is fetched again, and not while it loads', async () => {
  const { user, unmount } = renderInShop(<Page />, { CategoryById: response })
  expect(isFlagged()).toBe(false)
  await arrive()
  expect(isFlagged()).toBe(false)

  await user.click(screen.getByText('Encore'))
  expect(isFlagged()).toBe(true)
  await arrive()
  expect(isFlagged()).toBe(false)

  await user.click(screen.getByText('Suite'))
  expect(isFlagged()).toBe(true)
  unmount()
  expect(isFlagged()).toBe(false)
})
