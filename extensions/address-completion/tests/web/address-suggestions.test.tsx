import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shop } from '../../../../tests/web/content/in-shop.tsx'
import { renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { AddressForm } from '../../../../web/screens/address/AddressForm.tsx'
import { type AddressValues, emptyAddress } from '../../../../web/screens/address/address-values.ts'

const asked: string[] = []
const LICES = {
  label: '8 rue des Lices 35000 Rennes',
  street: '8 rue des Lices',
  postalCode: '35000',
  locality: 'Rennes',
}
const LILAS = {
  label: '8 rue des Lilas 44000 Nantes',
  street: '8 rue des Lilas',
  postalCode: '44000',
  locality: 'Nantes',
}

beforeEach(() => {
  asked.length = 0
})

function Form({ country = 'FR' }: { country?: string }) {
  const [values, setValues] = useState<AddressValues>({ ...emptyAddress('FR'), country })
  return <AddressForm values={values} onChange={setValues} faults={{}} countries={[]} />
}

function show(country?: string, features: readonly string[] = ['addressCompletion']) {
  const rendered = renderInShop(
    <Form country={country} />,
    { Shop: () => ({ shop: { ...shop, features } }) },
    '/checkout',
  )
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url !== '/addresses') return usual(url, init)
    asked.push((JSON.parse(String(init?.body)) as { text: string }).text)
    return Promise.resolve(Response.json({ addresses: [LICES, LILAS] }))
  })
  return rendered
}

const street = () => screen.getByLabelText<HTMLInputElement>(/^Adresse\b/)

describe('the street of a French address', () => {
  test('is a combobox whose suggestions are chosen with the keyboard', async () => {
    const { user } = show()
    await user.click(street())
    await waitFor(() => expect(street().getAttribute('role')).toBe('combobox'))
    expect(street().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('8 rue des li')
    await screen.findByRole('listbox', { name: 'Adresses proposées' })
    expect(asked).toEqual(['8 rue des li'])
    expect(street().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = street().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toContain('Lilas')
    expect(document.activeElement).toBe(street())
    await user.keyboard('{Enter}')
    expect(street().value).toBe('8 rue des Lilas')
    expect(screen.getByLabelText<HTMLInputElement>(/Code postal/).value).toBe('44000')
    expect(screen.getByLabelText<HTMLInputElement>(/Ville/).value).toBe('Nantes')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('is taken as it is typed; Escape closes the list', async () => {
    const { user } = show()
    await user.click(street())
    await waitFor(() => expect(street().getAttribute('role')).toBe('combobox'))
    await user.keyboard('12 chemin')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(street().value).toBe('12 chemin')
  })

  test.each([
    ['of another country', 'BE', ['addressCompletion']],
    ['of a shop without it', 'FR', []],
  ])('%s stays a plain field', async (_, country, features) => {
    const { user } = show(country, features)
    await user.click(street())
    await user.keyboard('8 rue des li')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(street().getAttribute('role')).toBeNull()
    expect(asked).toEqual([])
  })
})
