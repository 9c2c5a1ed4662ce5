import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CurrencyChoice from '../../../web/shell/currency/CurrencyChoice.tsx'
import { Footer } from '../../../web/shell/footer/Footer.tsx'
import { type Answers, renderInShop, shop } from '../content/in-shop.tsx'

beforeEach(() => localStorage.clear())

const twoCurrencies = { Shop: () => ({ shop: { ...shop, availableCurrencies: ['EUR', 'CHF'] } }) }
const show = (answers: Answers = {}) => renderInShop(<CurrencyChoice />, { ...twoCurrencies, ...answers })

const control = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Afficher les prix en' })

describe('the choice of a currency', () => {
  test('lists the currencies, sends the chosen one to the server, and remembers it in this browser', async () => {
    const asked: unknown[] = []
    const { user } = show({
      SetCurrency: (variables) => {
        asked.push(variables)
        return { setCurrency: { success: true, errorMessage: null, currentCurrency: 'CHF' } }
      },
    })
    const select = await control()
    expect(select.value).toBe('EUR')
    expect([...select.options].map(({ text }) => text)).toEqual(['EUR – euro', 'CHF – franc suisse'])
    await user.selectOptions(select, 'CHF')
    expect(asked).toEqual([{ currency: 'CHF' }])
    await waitFor(() => expect(Object.values({ ...localStorage })).toEqual(['CHF']))
  })

  test('says beside the control why it stays as it is', async () => {
    const refused = { success: false, errorMessage: 'Cette devise n’est plus proposée.', currentCurrency: 'EUR' }
    const { user } = show({ SetCurrency: () => ({ setCurrency: refused }) })
    const select = await control()
    await user.selectOptions(select, 'CHF')
    await waitFor(() => expect(select.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      refused.errorMessage,
    )
    expect(localStorage).toHaveLength(0)
  })

  test('is in the footer where the store has more than one currency', async () => {
    const { unmount } = renderInShop(<Footer />)
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    await act(async () => void renderInShop(<Footer />, twoCurrencies))
    await control()
  })
})
