import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { findBreedForm } from '../../../web/screens/content/BreedForm.tsx'
import { BreedForm } from '../../../web/screens/content/rich-text-parts.ts'
import { RichText } from '../../../web/screens/content/RichText.tsx'
import { renderInShop } from './in-shop.tsx'

const select: RichTextElement = {
  tag: 'select',
  attributes: { id: 'formule-race' },
  children: [
    { tag: 'option', attributes: { value: '' }, children: ['Choisissez'] },
    { tag: 'option', attributes: { value: 'Formule Berger, 320 g par jour' }, children: ['Berger australien'] },
    { tag: 'option', attributes: { value: 'Formule Teckel, 110 g par jour' }, children: ['Teckel'] },
  ],
}

const label: RichTextElement = { tag: 'label', attributes: { for: 'formule-race' }, children: ['Sa race'] }

const form = (...result: RichTextNode[]): RichTextElement => ({ tag: 'form', children: [label, select, ...result] })

beforeAll(() => BreedForm.preload())

describe('race form', () => {
  test('copies the chosen value into the result and shows the result block', async () => {
    const { container, user } = renderInShop(
      <RichText
        content={{
          childNodes: [
            form({
              tag: 'div',
              attributes: { id: 'formule-resultat', hidden: '' },
              children: [
                { tag: 'p', children: ['Notre conseil : ', { tag: 'output', attributes: { for: 'formule-race' } }] },
              ],
            }),
          ],
          data: [],
        }}
      />,
    )
    const block = container.querySelector<HTMLElement>('#texte-formule-resultat')
    expect(block?.hidden).toBe(true)

    await user.selectOptions(screen.getByLabelText('Sa race'), 'Teckel')
    expect(block?.hidden).toBe(false)
    expect(container.querySelector('output')?.textContent).toBe('Formule Teckel, 110 g par jour')

    await user.selectOptions(screen.getByLabelText('Sa race'), 'Berger australien')
    expect(block?.textContent).toBe('Notre conseil : Formule Berger, 320 g par jour')
  })

  test('works where one element is both block and result', async () => {
    const { container, user } = renderInShop(
      <RichText content={{ childNodes: [form({ tag: 'output', attributes: { name: 'resultat' } })], data: [] }} />,
    )
    await user.selectOptions(screen.getByLabelText('Sa race'), 'Teckel')
    const output = container.querySelector('output')
    expect(output?.hidden).toBe(false)
    expect(output?.textContent).toBe('Formule Teckel, 110 g par jour')
  })

  test('looks beyond the form for a result that stands beside it', () => {
    const result: RichTextElement = { tag: 'p', attributes: { id: 'result' } }
    expect(findBreedForm([form(), result])).toEqual({ select, block: result, result })
  })

  test('leaves a text without the drop-down, or without a place for its result, alone', () => {
    expect(findBreedForm([{ tag: 'output' }])).toBeNull()
    expect(findBreedForm([form()])).toBeNull()
  })
})
