import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { RadioCards } from '../../../web/ui/RadioCards.tsx'
import { Steps } from '../../../web/ui/Steps.tsx'
import { renderInShop } from '../content/in-shop.tsx'

function Choice({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RadioCards
      legend="Livraison"
      name="delivery"
      value={value}
      onChange={setValue}
      error={error}
      cards={[
        { value: 'a', label: 'Point relais', hint: '2 jours', aside: '3,90 €', chosen: <p>Quel point ?</p> },
        { value: 'b', label: 'À domicile', extra: <a href="/livraison">En savoir plus</a> },
      ]}
    />
  )
}

describe('radio cards', () => {
  test('are named by label and price, and described by their hint', () => {
    renderInShop(<Choice />)
    const radio = screen.getByRole('radio', { name: 'Point relais 3,90 €' })
    expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe('2 jours')
  })

  test('are chosen by pressing anywhere on them, and then show their further fields', async () => {
    const { user } = renderInShop(<Choice />)
    expect(screen.queryByText('Quel point ?')).toBeNull()
    await user.click(screen.getByText('2 jours'))
    expect(screen.getByRole('radio', { name: /Point relais/ })).toHaveProperty('checked', true)
    expect(screen.getByText('Quel point ?')).toBeDefined()
  })

  test('keep what is not part of the label out of its name', () => {
    renderInShop(<Choice />)
    expect(screen.getByRole('radio', { name: 'À domicile' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'En savoir plus' })).toBeDefined()
  })

  test('say what is wrong with the group', () => {
    renderInShop(<Choice error="Choisissez un mode de livraison." />)
    const group = screen.getByRole('group', { name: 'Livraison' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Choisissez')
    // The first of them takes the focus: what is wrong stands before it.
    const [first] = screen.getAllByRole('radio')
    const place = screen.getByText('Choisissez un mode de livraison.').compareDocumentPosition(first as Node)
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('steps', () => {
  test('mark the current one, lead back to those that are done, and nowhere else', () => {
    renderInShop(
      <Steps
        label="Étapes"
        doneText="fait"
        current="b"
        steps={[
          { id: 'a', name: 'Adresse', href: '/?step=a', isDone: true },
          { id: 'b', name: 'Livraison', href: '/?step=b', isDone: false },
          { id: 'c', name: 'Paiement', isDone: false },
        ]}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Adresse (fait)'])
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('2Livraison')
  })
})
