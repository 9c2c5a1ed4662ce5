import { faqBlocks } from '../faq-blocks.ts'
import type { PageSource } from './page-source.ts'

/** The same blocks as one page, for themes that know nothing of them. */
export const faq: PageSource = {
  identifier: 'faq',
  title: 'Questions fréquentes',
  heading: 'Vos questions, nos réponses',
  metaDescription:
    'Livraison, paiement, retours, ration, compte : les réponses aux questions que l’on nous pose le plus.',
  content: [...faqBlocks.map(({ identifier }) => identifier), 'faq-contact']
    .map((identifier) => `{{block id="${identifier}"}}`)
    .join('\n'),
}
