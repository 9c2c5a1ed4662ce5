import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Toolbox from '../../../web/shell/contribution/Toolbox.tsx'
import { REFRESH_PAUSE } from '../../../web/shell/contribution/ToolboxPanel.tsx'
import LateShell from '../../../web/shell/LateShell.tsx'
import { type Answers, renderInShop } from '../content/in-shop.tsx'

const requested: string[] = []
let reads = 0
const hidden = vi.spyOn(document, 'hidden', 'get')

/** The page's flag, as the server renders it. */
function flag(content: string): void {
  window.contributionMode = { preview: content.includes('preview'), xRay: content.includes('x-ray') }
}

const switched = (name: string) => (variables: { enabled: boolean }) => {
  requested.push(`${name} ${variables.enabled}`)
  return { [name]: { success: true, errorMessage: null } }
}
const ANSWERS: Answers = {
  SetPreviewMode: switched('setPreviewMode'),
  SetXRayMode: switched('setXRayMode'),
  XRay: () => ({ xRay: [] }),
}

function Text() {
  const { data } = useQuery({ queryKey: ['Text'], queryFn: async () => ++reads })
  return <p>Texte {data}</p>
}

function open(answers: Answers = ANSWERS) {
  return renderInShop(
    <>
      <Text />
      <Toolbox />
    </>,
    answers,
  )
}
const opener = () => screen.getByRole('button', { name: /^Mode contribution/ })
const tool = (name: string) => screen.getByRole('switch', { name })

beforeEach(() => {
  requested.length = 0
  reads = 0
  hidden.mockReturnValue(false)
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  window.contributionMode = undefined
})

describe('the toolbox', () => {
  test('is there for contributors only', async () => {
    const { container } = renderInShop(<LateShell />)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(container.querySelector('[data-contribution]')).toBeNull()
    flag('preview')
    renderInShop(<LateShell />)
    expect(await screen.findByRole('region', { name: 'Mode contribution' })).toBeTruthy()
  })

  test('unfolds, is walked through with arrows, and folds with Escape', async () => {
    flag('preview')
    const { user } = open()
    await user.click(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    const toolbar = screen.getByRole('toolbar', { name: 'Outils de contribution' })
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)

    tool('Aperçu').focus()
    const focused = async (keys: string) => {
      await user.keyboard(keys)
      return document.activeElement?.textContent
    }
    expect(await focused('{ArrowDown}')).toBe('Actualisation automatique')
    expect(await focused('{End}')).toBe('Quitter')
    expect(await focused('{ArrowDown}')).toBe('Aperçu')
    expect(await focused('{ArrowUp}{ArrowUp}')).toBe('Actualiser')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  test('switches the modes, and reloads the page', async () => {
    flag('preview')
    const { user } = open()
    await user.click(opener())
    expect(['Aperçu', 'Rayons X'].map((name) => tool(name).getAttribute('aria-checked'))).toEqual(['true', 'false'])
    await user.click(tool('Rayons X'))
    await user.click(tool('Aperçu'))
    expect(requested).toEqual(['setXRayMode true', 'setPreviewMode false'])
    expect(['Aperçu', 'Rayons X'].map((name) => tool(name).getAttribute('aria-checked'))).toEqual(['false', 'true'])
    expect(screen.getByText('Texte 3')).toBeTruthy()
  })

  test('says what the server has against it', async () => {
    flag('preview')
    const refused = { success: false, errorMessage: 'Le mode contribution n’est pas ouvert.' }
    const { user } = open({ SetPreviewMode: () => ({ setPreviewMode: refused }) })
    await user.click(opener())
    await user.click(tool('Aperçu'))
    expect((await screen.findByRole('alert')).textContent).toBe(refused.errorMessage)
    await user.click(tool('Rayons X'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'La boutique n’a pas répondu. Réessayez dans un instant.',
    )
    expect(tool('Aperçu').getAttribute('aria-checked')).toBe('true')
  })
})

describe('auto-refresh', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('reloads the page now and then, not while it is hidden, and at once when it is visible again', async () => {
    vi.useFakeTimers()
    flag('preview')
    sessionStorage.setItem('musette-contribution-auto', '1')
    open()
    await wait(0)
    expect(reads).toBe(1)
    await wait(REFRESH_PAUSE * 3)
    expect(reads).toBe(4)

    hidden.mockReturnValue(true)
    await wait(REFRESH_PAUSE * 10)
    expect(reads).toBe(4)
    hidden.mockReturnValue(false)
    await act(async () => fireEvent(document, new Event('visibilitychange')))
    expect(reads).toBe(5)
    await wait(REFRESH_PAUSE)
    expect(reads).toBe(6)
  })

  test('is for the preview only', async () => {
    vi.useFakeTimers()
    flag('')
    sessionStorage.setItem('musette-contribution-auto', '1')
    sessionStorage.setItem('musette-contribution-open', '1')
    open()
    await wait(REFRESH_PAUSE * 3)
    expect(reads).toBe(1)
    expect(tool('Actualisation automatique').getAttribute('aria-disabled')).toBe('true')
  })
})
