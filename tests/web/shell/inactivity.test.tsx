import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useInactivityReload } from '../../../web/shell/LateShell.tsx'
import { HOUSE, SiteContext } from '../../../web/site/site.ts'
import { renderInShop } from '../content/in-shop.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
const hidden = vi.spyOn(document, 'hidden', 'get')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  reload.mockClear()
})

function Page() {
  useInactivityReload()
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Nom" />
      <button>Envoyer</button>
    </form>
  )
}

/** Hides the tab for some minutes and shows it again. */
function leaveFor(minutes: number) {
  hidden.mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  vi.advanceTimersByTime(minutes * 60_000)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
}

describe('a page that was left alone', () => {
  test('reloads when it is shown again after more than 30 minutes', () => {
    renderInShop(<Page />)
    leaveFor(29)
    expect(reload).not.toHaveBeenCalled()
    leaveFor(31)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does after as long as its site says', () => {
    renderInShop(
      <SiteContext value={{ ...HOUSE, inactivityTimeout: 5 * 60_000 }}>
        <Page />
      </SiteContext>,
    )
    leaveFor(4)
    expect(reload).not.toHaveBeenCalled()
    leaveFor(6)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not while something typed would be lost', () => {
    renderInShop(<Page />)
    fireEvent.input(screen.getByLabelText('Nom'), { target: { value: 'Rex' } })
    leaveFor(31)
    expect(reload).not.toHaveBeenCalled()
    fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement)
    leaveFor(31)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does after a search or a filter was typed, which a GET form keeps in the address', () => {
    renderInShop(
      <>
        <Page />
        <form method="get">
          <input aria-label="Filtre" />
        </form>
      </>,
    )
    fireEvent.input(screen.getByLabelText('Filtre'), { target: { value: 'saumon' } })
    leaveFor(31)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not under an open dialog', () => {
    renderInShop(
      <>
        <Page />
        <dialog open>Panier</dialog>
      </>,
    )
    leaveFor(31)
    expect(reload).not.toHaveBeenCalled()
  })
})
