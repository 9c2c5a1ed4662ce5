import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MainMenu } from '../../../web/shell/header/MainMenu.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { shellAnswers } from './answers.ts'
import { waitFor } from '../../support/wait-for.ts'

let isWide = true
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width') && isWide }))
})
afterEach(() => void vi.unstubAllGlobals())

async function openMenu() {
  const view = renderInShop(
    <>
      <MainMenu />
      <button>Après</button>
    </>,
    shellAnswers,
  )
  const button = await screen.findByRole('button', { name: 'Sous-rayons de Chiens' })
  return { ...view, button, isOpen: () => button.getAttribute('aria-expanded') === 'true' }
}

describe('the menu', () => {
  test('holds every level as links, open or not', async () => {
    await openMenu()
    const names = [...document.querySelectorAll('nav ul a')].map((link) => link.textContent)
    expect(names).toEqual([
      'Chiens',
      'Tout le rayon Chiens',
      'Compléments',
      'Articulations',
      'Friandises',
      'Promotions',
      'Suivre ma commande',
      'Questions fréquentes',
      'Nous écrire',
    ])
    expect(screen.queryByRole('button', { name: 'Sous-rayons de Promotions' })).toBeNull()
  })

  test('opens a panel by its button, and says so', async () => {
    const { user, button, isOpen } = await openMenu()
    await user.click(button)
    expect(isOpen()).toBe(true)
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(within(panel as HTMLElement).getByText('Articulations')).toBeDefined()
  })

  test('closes it by Escape, with the focus back on the button', async () => {
    const { user, button, isOpen } = await openMenu()
    await user.click(button)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  test('closes it when the focus moves on', async () => {
    const { user, button, isOpen } = await openMenu()
    await user.click(button)
    screen.getByRole('button', { name: 'Après' }).focus()
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  test('closes it by a press elsewhere, as of a finger, which moves no focus', async () => {
    const { user, button, isOpen } = await openMenu()
    await user.pointer({ keys: '[TouchA]', target: button })
    expect(isOpen()).toBe(true)
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('Articulations').closest('div') ?? button })
    expect(isOpen()).toBe(true)
    await user.pointer({ keys: '[TouchA]', target: document.body })
    expect(isOpen()).toBe(false)
  })

  test('opens it under a resting mouse and closes it when the mouse has left', async () => {
    const { user, button, isOpen } = await openMenu()
    await user.hover(screen.getByRole('link', { name: 'Chiens' }))
    await waitFor(() => expect(isOpen()).toBe(true))
    await user.unhover(button)
    await user.hover(screen.getByRole('button', { name: 'Après' }))
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  test('keeps it open under a press that follows the mouse, and closes it by the next one', async () => {
    const { user, button, isOpen } = await openMenu()
    await user.hover(screen.getByRole('link', { name: 'Chiens' }))
    await waitFor(() => expect(isOpen()).toBe(true))
    await user.click(button)
    expect(isOpen()).toBe(true)
    await user.click(button)
    expect(isOpen()).toBe(false)
  })

  test('is a drawer on a phone: neither mouse nor focus open or close anything', async () => {
    const { user, button, isOpen } = await openMenu()
    isWide = false
    await user.click(button)
    screen.getByRole('button', { name: 'Après' }).focus()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isOpen()).toBe(true)
  })

  test('closes when one of its links is followed', async () => {
    const { user, button, isOpen, location } = await openMenu()
    await user.click(button)
    await user.click(screen.getByRole('link', { name: 'Articulations' }))
    expect(location.history.at(-1)).toBe('/chiens/complements/articulations.html')
    expect(isOpen()).toBe(false)
  })

  test('does not open under the mouse that has just followed a link', async () => {
    const { user, isOpen } = await openMenu()
    await user.click(screen.getByRole('link', { name: 'Chiens' }))
    // Longer than a mouse has to rest for a panel to open.
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(isOpen()).toBe(false)
  })
})
