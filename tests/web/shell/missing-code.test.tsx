import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isMissingCode } from '../../../web/api/missing-code.ts'
import { clientOnly } from '../../../web/lazy.tsx'
import { watchForms } from '../../../web/shell/navigation/touched-forms.ts'
import { MissingCode } from '../../../web/shell/ScreenBoundary.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
})

describe('code that a deploy took away', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://boutique.example/assets/a.js',
    'error loading dynamically imported module: https://boutique.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is known by «%s»', (message) => expect(isMissingCode(new TypeError(message))).toBe(true))

  test('is not any other error', () => {
    expect(isMissingCode(new TypeError('Failed to fetch'))).toBe(false)
    expect(isMissingCode('Importing a module script failed.')).toBe(false)
  })

  test('reloads the page once; where that did not help, the error shows', () => {
    const { unmount } = render(<MissingCode>An error occured.</MissingCode>)
    expect(screen.queryByText('An error occured.')).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
    unmount()
    render(<MissingCode>An error occured.</MissingCode>)
    expect(screen.getByText('An error occured.')).toBeTruthy()
    expect(reload).toHaveBeenCalledOnce()
  })

  describe('of a part that loads late', () => {
    const gone = new TypeError('Failed to fetch dynamically imported module: https://boutique.example/assets/a.js')
    const open = async (isPressed: boolean) => {
      Object.assign(navigator, { userActivation: { isActive: isPressed } })
      const load = vi.fn(() => Promise.reject(gone))
      const Part = clientOnly<object>(load)
      const { unmount } = render(<Part />)
      await vi.waitFor(() => expect(load).toHaveBeenCalled())
      await new Promise((resolve) => setTimeout(resolve))
      unmount()
    }

    test('reloads the page where the shopper has just pressed', async () => {
      await open(true)
      expect(reload).toHaveBeenCalledOnce()
    })

    test('does nothing to a page that is being read, nor to a form that is being filled', async () => {
      await open(false)
      const stop = watchForms()
      const { container } = render(
        <form method="post">
          <input aria-label="Message" />
        </form>,
      )
      fireEvent.input(container.querySelector('input')!)
      await open(true)
      stop()
      expect(reload).not.toHaveBeenCalled()
    })
  })
})
