import { expect, test } from 'vitest'
import type { RichTextNode } from '../../schema/rich-text.ts'
import { pageLinks } from '../../schema/rich-text-links.ts'

const link = (href: string | undefined, ...children: RichTextNode[]): RichTextNode => ({
  tag: 'a',
  attributes: href === undefined ? {} : { href },
  children,
})

test('the links of a text are those to pages of this shop, with all of their words', () => {
  const text: RichTextNode[] = [
    'Voir ',
    link('/chiens.html', 'les ', { tag: 'strong', children: ['chiens', { tag: 'img' }] }),
    { tag: 'ul', children: [{ tag: 'li', children: [link('/chats.html?a=b#c', 'Chats')] }] },
    link('https://other.example/', 'Ailleurs'),
    link('//other.example/', 'Ailleurs'),
    link('mailto:a@b.fr', 'Écrire'),
    link('#suite', 'Suite'),
    link(undefined, 'Rien', link('/inside', 'x')),
    { tag: 'hr' },
  ]
  expect(pageLinks(text)).toEqual([
    { path: '/chiens.html', name: 'les chiens' },
    { path: '/chats.html?a=b#c', name: 'Chats' },
  ])
  expect(pageLinks([])).toEqual([])
})
