import type { Answers } from '../content/in-shop.tsx'
import { shop } from '../content/in-shop.tsx'

const category = (id: string, name: string, path: string, children: object[] = []) => ({ id, name, path, children })

const navigation = [
  category('38', 'Chiens', '/chiens.html', [
    category('42', 'Compléments', '/chiens/complements.html', [
      category('421', 'Articulations', '/chiens/complements/articulations.html'),
    ]),
    category('43', 'Friandises', '/chiens/friandises.html'),
  ]),
  category('138', 'Promotions', '/promotions.html'),
]

const block = (identifier: string, ...childNodes: object[]) => ({
  ...{ identifier, title: '' },
  contentWysiwyg: { childNodes, data: [] },
})

const blocks = [
  block('header-usp-1', { tag: 'p', children: ['Livraison offerte'] }),
  block('footer-contact', { tag: 'p', children: ['Nous joindre'] }),
]

const faq = [
  block(
    'faq-compte',
    { tag: 'h2', children: ['Compte'] },
    { tag: 'h3', children: ['Comment vous joindre ?'] },
    { tag: 'p', children: ['Par téléphone.'] },
  ),
]

const value = (amount: number) => ({ priceInclTax: { value: { amount, currency: 'EUR' } } })

export const found = {
  suggestions: [],
  pages: [{ path: '/contact', name: 'Nous joindre' }],
  categories: [{ id: '42', name: 'Compléments', path: '/chiens/complements.html' }],
  products: {
    total: 12,
    products: ['Croquettes au saumon', 'Croquettes à l’agneau'].map((name, index) => ({
      sku: `C${index}`,
      name,
      path: `/croquettes-${index}.html`,
      type: 'CONFIGURABLE',
      imageUrl: null,
      pricesWithExtras: null,
      prices: {
        minPrice: value(12.9),
        finalPrice: value(12.9 + index),
        regularPrice: value(12.9 + index),
        unitPrice: index === 0 ? { unit: 'KILOGRAM', price: value(6.45) } : null,
      },
    })),
  },
}

const cart = {
  id: 'c',
  items_qty: 3,
  canCheckout: true,
  isShippable: true,
  hasLostItems: false,
  unavailableReasons: [],
  items: [],
  coupons: [],
}

/** Responses to the operations of the layout. */
export const shellAnswers: Answers = {
  Shop: () => ({ shop }),
  Navigation: () => ({ navigation }),
  ShellBlocks: () => ({ cmsPageList: blocks }),
  CmsPageQuery: () => ({ cmsPageList: faq }),
  Cart: () => ({ cart }),
  SearchSuggestions: () => ({ search: found }),
}
