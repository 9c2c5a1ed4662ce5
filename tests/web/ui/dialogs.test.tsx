import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { Announcer, useAnnounce } from '../../../web/ui/Announcer.tsx'
import { Drawer } from '../../../web/ui/Dialog.tsx'
import { holdPage } from '../../../web/ui/hold-page.ts'
import { renderInShop } from '../content/in-shop.tsx'
import { waitFor } from '../../support/wait-for.ts'

function Shop({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <Drawer open={open} onClose={close} title="Votre panier" footer="Total">
        Deux articles
      </Drawer>
    </>
  )
}

const isHeld = () => document.documentElement.hasAttribute('data-held')

describe('a drawer', () => {
  test('is a named modal dialog while it is open, and holds nothing else', async () => {
    const { user } = renderInShop(<Shop />)
    expect(screen.queryByText('Deux articles')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Votre panier' })
    expect(dialog.open).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(dialog.open).toBe(false)
    expect(screen.queryByText('Deux articles')).toBeNull()
  })

  test('calls its owner’s handler when the browser closes it', async () => {
    const close = vi.fn()
    const { user } = renderInShop(<Shop onClose={close} />)
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
    expect(close).toHaveBeenCalledOnce()
  })

  test('holds the page behind it until it closes, or leaves the page with its owner', async () => {
    const { user, unmount } = renderInShop(<Shop />)
    expect(isHeld()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
    expect(isHeld()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(isHeld()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
    unmount()
    expect(isHeld()).toBe(false)
  })

  test('closes when another page opens, and stays open for another state of the same page', async () => {
    const { user } = renderInShop(<Shop />, {}, '/cgv')
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
    act(() => navigate('/cgv?page=2#livraison'))
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
    act(() => navigate('/contact'))
    await waitFor(() => expect(screen.queryByText('Deux articles')).toBeNull())
  })

  test('closes, so that the browser gives the focus back, also when its owner removes it', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
    const { user, unmount } = renderInShop(<Shop />)
    await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
    unmount()
    expect(close).toHaveBeenCalledOnce()
    close.mockRestore()
  })

  test('keeps the page held while another one is open', () => {
    const [first, second] = [holdPage(), holdPage()]
    first()
    expect(isHeld()).toBe(true)
    second()
    expect(isHeld()).toBe(false)
  })
})

describe('announcements', () => {
  function Speaker() {
    const announce = useAnnounce()
    return <button onClick={() => announce('Panier mis à jour')}>Dire</button>
  }

  test('go to the nearest live region, once more when repeated', async () => {
    const { user } = renderInShop(
      <>
        <Announcer>
          <Speaker />
        </Announcer>
      </>,
    )
    await user.click(screen.getByRole('button'))
    const [inner, outer] = screen.getAllByRole('status')
    await waitFor(() => expect(inner?.textContent).toBe('Panier mis à jour'))
    expect(outer?.textContent).toBe('')
    await user.click(screen.getByRole('button'))
    expect(inner?.textContent).toBe('')
    await waitFor(() => expect(inner?.textContent).toBe('Panier mis à jour'))
  })
})
