import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { QuantityField } from '../../../web/ui/QuantityField.tsx'
import { RadioGroup } from '../../../web/ui/RadioGroup.tsx'
import { TextArea } from '../../../web/ui/TextArea.tsx'
import { TextField } from '../../../web/ui/Field.tsx'
import { renderInShop, shop } from '../content/in-shop.tsx'

/** The text that describes a control, in the order it is read. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ')
}

describe('a field', () => {
  test('ties label, hint and error to its control', () => {
    renderInShop(
      <TextField label="Code promo" hint="Un seul par commande" error="Ce code n’est plus valable." required />,
    )
    const input = screen.getByRole('textbox', { name: /^Code promo.*\(obligatoire\)$/ })
    expect(description(input)).toBe('Un seul par commande | Ce code n’est plus valable.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input).toHaveProperty('required', true)
  })

  test('says nothing of errors while there are none', () => {
    renderInShop(<TextField label="Nom" />)
    const input = screen.getByRole('textbox', { name: 'Nom' })
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  test('of several lines says how many characters are left', async () => {
    const { user } = renderInShop(<TextArea label="Gravure" maxLength={10} />)
    await user.type(screen.getByRole('textbox'), 'Rex')
    expect(screen.getByText('7 caractères restants')).toBeDefined()
  })

  test('keeps a longer text that is pasted, and says by how much it is too long', async () => {
    const { user } = renderInShop(<TextArea label="Gravure" maxLength={10} />)
    await user.click(screen.getByRole('textbox'))
    await user.paste('Rex et Médor')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rex et Médor')
    expect(screen.getByText('2 caractères de trop')).toBeDefined()
  })

  test('of one line does so, too, however its text came there', async () => {
    const { user } = renderInShop(<TextField label="Nom" maxLength={10} defaultValue="Rex et Médor" />)
    const input = screen.getByRole('textbox')
    expect(description(input)).toBe('2 caractères de trop')
    await user.clear(input)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    await user.paste('Rex, Médor et Moka')
    expect(input).toHaveProperty('value', 'Rex, Médor et Moka')
    expect(description(input)).toBe('8 caractères de trop')
  })

  test('to tick is named by its label', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<Checkbox label="Sans céréales" hint="12 produits" onChange={change} />)
    await user.click(screen.getByText('Sans céréales'))
    expect(change).toHaveBeenCalledOnce()
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })

  test('with a choice of one is a named group', async () => {
    const choose = vi.fn()
    const options = [
      { value: '2', label: '2 kg' },
      { value: '10', label: '10 kg' },
    ]
    const { user } = renderInShop(
      <RadioGroup label="Poids" name="poids" options={options} value="2" onChange={choose} />,
    )
    expect(screen.getByRole('group', { name: 'Poids' })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '10 kg' }))
    expect(choose).toHaveBeenCalledWith('10')
  })
})

function Counted({ max, onChange }: { max?: number; onChange: (value: number) => void }) {
  const [value, setValue] = useState(2)
  const change = (next: number) => {
    setValue(next)
    onChange(next)
  }
  return <QuantityField label="Quantité" value={value} max={max} onChange={change} />
}

function describedBy(input: HTMLElement): string | undefined {
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
}

describe('a quantity', () => {
  test('goes on with the arrow keys from what was typed', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<QuantityField label="Quantité" value={1} onChange={change} />)
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, '5{ArrowUp}')
    expect(change).toHaveBeenCalledExactlyOnceWith(6)
  })

  test('goes up and down by its buttons, within its bounds', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<Counted max={3} onChange={change} />)
    const more = screen.getByRole('button', { name: /ajouter/ })
    await user.click(more)
    expect(change).toHaveBeenLastCalledWith(3)
    expect(more).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: /enlever/ }))
    await user.click(screen.getByRole('button', { name: /enlever/ }))
    expect(change).toHaveBeenLastCalledWith(1)
    expect(screen.getByRole('button', { name: /enlever/ })).toHaveProperty('disabled', true)
  })

  test('is reported once typing is finished, not on the way', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<Counted onChange={change} />)
    const input = screen.getByRole('textbox', { name: 'Quantité' })
    await user.clear(input)
    await user.type(input, '12')
    expect(change).not.toHaveBeenCalled()
    await user.tab()
    expect(change).toHaveBeenCalledExactlyOnceWith(12)
  })

  test('is brought within its bounds, and says so', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<Counted max={5} onChange={change} />)
    const input = screen.getByRole('textbox', { name: 'Quantité' })
    await user.clear(input)
    await user.type(input, '99{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith(5)
    expect(describedBy(input)).toBe('Quantité ajustée\u00a0: 5')
    await user.clear(input)
    await user.tab()
    expect(input).toHaveProperty('value', '5')
  })

  test.each([
    ['1,5', 1.5],
    ['0.5', 0.5],
    ['٣', 3],
    ['１２', 12],
    ['1 200', 1200],
  ])('typed as «%s» is %d: the store knows whether it sells that', async (text, quantity) => {
    const change = vi.fn()
    const { user } = renderInShop(<Counted onChange={change} />)
    const input = screen.getByRole('textbox', { name: 'Quantité' })
    await user.clear(input)
    await user.type(input, `${text}{Enter}`)
    expect(change).toHaveBeenCalledExactlyOnceWith(quantity)
    expect(describedBy(input)).toBeUndefined()
  })

  test.each(['-2', '1.500', 'deux', '3 sacs'])('typed as «%s» stays, with the reason', async (text) => {
    const change = vi.fn()
    const { user } = renderInShop(<Counted onChange={change} />)
    const input = screen.getByRole('textbox', { name: 'Quantité' })
    await user.clear(input)
    await user.type(input, text)
    await user.tab()
    expect(change).not.toHaveBeenCalled()
    expect(input).toHaveProperty('value', text)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input)).toMatch(/^Indiquez la quantité en chiffres/)
    await user.click(screen.getByRole('button', { name: /ajouter/ }))
    expect(input).toHaveProperty('value', '3')
    expect(describedBy(input)).toBeUndefined()
  })

  test('follows the arrow keys', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<Counted onChange={change} />)
    await user.click(screen.getByRole('textbox', { name: 'Quantité' }))
    await user.keyboard('{ArrowUp}')
    expect(change).toHaveBeenCalledWith(3)
  })

  test.each([
    ['fr-FR', '1,5'],
    ['de-DE', '1,5'],
    ['en-GB', '1.5'],
  ])('is written as in %s', (code, text) => {
    const locale = { code, language: code.slice(0, 2), country: code.slice(3) }
    const field = <QuantityField label="Quantité" value={1.5} step={0.5} onChange={() => {}} />
    renderInShop(field, { Shop: () => ({ shop: { ...shop, locale } }) })
    expect(screen.getByDisplayValue(text)).toBeDefined()
  })

  test('may be sold in fractions', async () => {
    const change = vi.fn()
    const { user } = renderInShop(<QuantityField label="Quantité" value={1} step={0.5} onChange={change} />)
    const input = screen.getByRole('textbox', { name: 'Quantité' })
    await user.clear(input)
    await user.type(input, '1,3{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith(1.5)
  })
})
