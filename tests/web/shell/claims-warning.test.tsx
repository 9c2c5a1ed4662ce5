import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MessagesContext } from '../../../web/i18n/messages-context.ts'
import { loadMessages } from '../../../web/i18n/messages.ts'
import { claimsIn } from '../../../web/shell/contribution/claims.ts'
import { ClaimsWarning } from '../../../web/shell/contribution/ClaimsWarning.tsx'
import { CONTENT_ID } from '../../../web/shell/navigation/content-id.ts'

describe('claims of a medicine', () => {
  test.each([
    ['Cette huile guérit les plaies et soigne la peau.', ['guérit', 'soigne']],
    ['Prévient la maladie, traite l’arthrose.', ['traite l’arthrose', 'prévient la maladie']],
    ['Un remède naturel, anti-inflammatoire.', ['anti-inflammatoire', 'remède']],
    ['Combat les parasites ; élimine les vers', ['combat les parasites', 'élimine les vers']],
    ["Aide à prévenir l'arthrite", ['prévenir l’arthrite']],
    ['GUÉRIT. Guérit.', ['guérit']],
  ])('are found: %s', (text, words) => {
    expect(claimsIn(text, 'fr')).toEqual(words)
  })

  test.each([
    'Un travail soigné, avec soin.',
    'Le traitement de vos données ; nous traitons les commandes sous 24 h.',
    'Toile recyclée, traitement déperlant',
    'Évite les taches, prévient le gaspillage.',
    'Soutient les articulations et contribue au confort digestif.',
  ])('are not: %s', (text) => {
    expect(claimsIn(text, 'fr')).toEqual([])
  })

  test.each([
    ['This oil heals wounds and cures mange.', ['cures', 'heals']],
    ['Prevents disease, treats the arthritis.', ['treats the arthritis', 'prevents disease']],
    ['A natural remedy, anti-inflammatory; relieves pain', ['relieves pain', 'anti-inflammatory', 'remedy']],
    ['Crunchy treats with cured ham. Avoids stains.', []],
  ])('are found in English, too: %s', (text, words) => {
    expect(claimsIn(text, 'en')).toEqual(words)
  })

  test('cost a bounded effort, however long the page', () => {
    expect(claimsIn(`${'Croquettes '.repeat(40_000)} guérit`, 'fr')).toEqual([])
  })
})

const messages = await loadMessages('fr-FR', ['contribution'])

/** The warning beside a page with this content. */
function warn(content: string): HTMLElement {
  const page = document.createElement('main')
  page.id = CONTENT_ID
  page.innerHTML = content
  document.body.append(page)
  render(
    <MessagesContext value={messages}>
      <ClaimsWarning />
    </MessagesContext>,
  )
  return page
}

describe('an editor', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  test.each(['div', 'dl><dt', 'dl><dd', 'table><tr><th', 'table><tr><td', 'blockquote', 'button', 'label', 'h5'])(
    'is warned of what stands directly in <%s>, once',
    (tags) => {
      warn(`<${tags}>Cette huile <strong>traite</strong> <em>l’arthrose</em><br>des chiens.`)
      expect(screen.getByRole('status').textContent).toMatch(/^À vérifier sur cette page\s: traite l’arthrose\./)
    },
  )

  test('is not warned of words that stand in two blocks, nor of code', () => {
    warn(
      '<div><p>Bâche qui traite</p> maladies, évite<br>maladies</div><script>"guérit"</script><style>.guérit{}</style>',
    )
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('is warned of what the page says now, not of what its reviewers say', () => {
    const page = warn('<p>Cette huile guérit.</p><section id="avis"><p>Un vrai remède !</p></section>')
    expect(screen.getByRole('status').textContent).toMatch(
      /^À vérifier sur cette page\s: guérit\. Un aliment ne peut pas/,
    )
    page.querySelector('p')?.replaceChildren('Cette huile nourrit la peau.')
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
