import { describe, expect, test } from 'vitest'
import type { RichTextElement, RichTextNode } from '../../../schema/rich-text.ts'
import { faqPage, folded, readTheme, searchThemes } from '../../../web/screens/faq/questions.ts'

const el = (tag: string, ...children: RichTextNode[]): RichTextElement => ({ tag, children })
const block = (...childNodes: RichTextNode[]) => ({
  identifier: 'faq-livraison',
  title: 'FAQ – livraison',
  contentWysiwyg: { childNodes, data: [] },
})

const written = block(
  el('h2', 'Livraison'),
  '\n',
  el('h3', 'Où est mon colis ?'),
  el('p', 'Dans le ', el('strong', 'courriel'), ' d’expédition.'),
  el('ul', el('li', 'en relais'), el('li', 'à domicile')),
  el('h3', 'Mon colis est abîmé'),
  el('p', 'Prenez une photo.'),
)

describe('the questions of a block', () => {
  test('are its headings below the first, which names the theme', () => {
    const theme = readTheme(written)
    expect(theme).toMatchObject({ id: 'theme-livraison', title: 'Livraison' })
    expect(theme.questions.map(({ id, title, text }) => [id, title, text])).toEqual([
      ['ou-est-mon-colis', 'Où est mon colis ?', 'Dans le courriel d’expédition. en relais à domicile'],
      ['mon-colis-est-abime', 'Mon colis est abîmé', 'Prenez une photo.'],
    ])
    expect(theme.questions[0]?.answer.childNodes).toHaveLength(2)
  })

  test('may stand in boxes, and in <details> without any heading', () => {
    const theme = readTheme(
      block(
        el('div', el('div', el('details', el('summary', 'Quand ?'), el('p', 'Demain.')), el('p', 'Une remarque.'))),
      ),
    )
    expect(theme.title).toBe('FAQ – livraison')
    expect(theme.questions).toMatchObject([{ id: 'quand', title: 'Quand ?', text: 'Demain.' }])
  })

  test('have an answer, and an address that no other has', () => {
    const taken = new Set<string>()
    const same = block(
      el('h2', 'A'),
      el('h3', 'Quand ?'),
      el('p', 'Demain.'),
      el('h3', 'Vide'),
      el('h3', 'Quand ?'),
      'Là.',
    )
    const ids = [readTheme(same, taken), readTheme(same, taken)].flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ])
    expect(ids).toEqual(['theme-livraison', 'quand', 'quand-2', 'theme-livraison-2', 'quand-3', 'quand-4'])
  })

  test('are in the structured data as plain text', () => {
    const asked = (name: string, text: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })
    expect(faqPage([readTheme(written)])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        asked('Où est mon colis ?', 'Dans le courriel d’expédition. en relais à domicile'),
        asked('Mon colis est abîmé', 'Prenez une photo.'),
      ],
    })
  })
})

describe('the search among them', () => {
  const themes = [readTheme(written)]
  const found = (query: string) =>
    searchThemes(themes, query).flatMap(({ questions }) => questions.map((question) => question.id))

  test.each([
    ['ABIME', ['mon-colis-est-abime']],
    ['abîmé', ['mon-colis-est-abime']],
    ['expedition courriel', ['ou-est-mon-colis']],
    ['d’expédition', ['ou-est-mon-colis']],
    ['livraison photo', ['mon-colis-est-abime']],
    ['colis', ['ou-est-mon-colis', 'mon-colis-est-abime']],
    ['  ', ['ou-est-mon-colis', 'mon-colis-est-abime']],
    ['croquettes', []],
    ['.*', ['ou-est-mon-colis', 'mon-colis-est-abime']],
  ])('finds by all the words of «%s»', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('takes accents, capitals and ligatures for the letters below them', () => {
    expect(folded('Œuf d’Été')).toBe("oeuf d'ete")
    expect(folded('e\u0301')).toBe(folded('é'))
  })
})
