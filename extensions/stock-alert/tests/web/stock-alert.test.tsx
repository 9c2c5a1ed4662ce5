import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { ProductSoldOut } from 'virtual:extensions/slots'
import { type Answers, offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { asCamille, asGuest } from '../../../../tests/web/wishlist/lists.ts'

const show = (answers: Answers) =>
  renderInShop(ProductSoldOut && <ProductSoldOut sku="GAM" />, {
    ...offering('stockAlerts', 'guestStockAlerts'),
    ...answers,
  })
const accepted = (isSubscribed: boolean) => ({
  success: true,
  errorMessage: null,
  errors: [],
  alert: { sku: 'GAM', isSubscribed },
})

// Loads its code.
beforeAll(async () => {
  await import('../../web/StockAlert.tsx')
  await act(async () => void show(asGuest))
  cleanup()
})

describe('a stock alert', () => {
  test('of a customer is read, made and undone by one press', async () => {
    const { user } = show({
      ...asCamille,
      StockAlert: () => ({ stockAlert: { sku: 'GAM', isSubscribed: false } }),
      SubscribeToStockAlert: () => ({ subscribeToStockAlert: accepted(true) }),
      UnsubscribeFromStockAlert: () => ({ unsubscribeFromStockAlert: accepted(false) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Me prévenir de son retour' }))
    await user.click(await screen.findByRole('button', { name: 'Ne plus me prévenir' }))
    expect(await screen.findByRole('button', { name: 'Me prévenir de son retour' })).toBeTruthy()
  })

  test('of a guest asks for an address, checks it, and sends no form around it', async () => {
    const sent: unknown[] = []
    const { user } = show({
      ...asGuest,
      Captcha: () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }),
      SubscribeToStockAlert: (variables) => {
        sent.push(variables)
        return { subscribeToStockAlert: accepted(false) }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Me prévenir de son retour' }))
    const field = screen.getByLabelText(/Adresse e-mail/)
    expect(document.activeElement).toBe(field)
    await user.type(field, 'pas bon{Enter}')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    await user.type(field, 'a@gmial.com{Enter}')
    expect(await screen.findByText(/Vouliez-vous dire a@gmail\.com/)).toBeTruthy()
    expect(sent).toEqual([])
    await user.clear(field)
    await user.type(field, 'a@example.com{Enter}')
    expect(await screen.findByText(/nous écrirons à a@example.com/)).toBeTruthy()
    expect(sent).toEqual([{ sku: 'GAM', email: 'a@example.com' }])
  })

  test('shows a refusal where it happened', async () => {
    const refusal = { ...accepted(false), success: false, errorMessage: 'Déjà de retour.' }
    const { user } = show({
      ...asCamille,
      StockAlert: () => ({ stockAlert: { sku: 'GAM', isSubscribed: false } }),
      SubscribeToStockAlert: () => ({ subscribeToStockAlert: refusal }),
    })
    await user.click(await screen.findByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toBe('Déjà de retour.')
  })

  test('sends a guest to sign in where it is for customers only', async () => {
    show({
      ...asGuest,
      ...offering('stockAlerts'),
    })
    const link = await screen.findByRole('link', { name: 'Se connecter pour recevoir une alerte à son retour' })
    expect(link.getAttribute('href')).toMatch(/^\/login\?next=/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is hidden where the store lacks it', async () => {
    const { container, queryClient } = show({ ...asGuest, ...offering() })
    await waitFor(() => expect(queryClient.getQueryData(['Me', {}])).toBeDefined())
    expect(container.querySelector('button')).toBeNull()
  })
})
