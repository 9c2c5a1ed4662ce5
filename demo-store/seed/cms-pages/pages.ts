import { typographic } from '../typography.ts'
import { accessibility } from './accessibility.ts'
import { advice } from './advice.ts'
import { breedForm } from './breed-form.ts'
import { company } from './company.ts'
import { faq } from './faq.ts'
import { home } from './home.ts'
import { invalidWidget } from './invalid-widget.ts'
import { legalNotice } from './legal-notice.ts'
import { noRoute } from './no-route.ts'
import { privacy } from './privacy.ts'
import { puppyGuide } from './puppy-guide.ts'
import { returns } from './returns.ts'
import { shipping } from './shipping.ts'
import { terms } from './terms.ts'
import { products } from '../products/all.ts'
import type { CmsPageSeed } from '../types.ts'
import type { PageSource } from './page-source.ts'

const sources: PageSource[] = [
  noRoute,
  home,
  terms,
  legalNotice,
  shipping,
  returns,
  privacy,
  accessibility,
  company,
  advice,
  faq,
  breedForm,
  invalidWidget,
]

const pageId = (page: PageSource): number => sources.indexOf(page) + 1

const guide = puppyGuide({
  bowl: products.find(({ sku }) => sku === 'CHI-GAM-LENTE')?.id ?? 0,
  company: pageId(company),
  shipping: pageId(shipping),
})

/** A draft: the store holds it, nobody may read it. */
const draft: PageSource = {
  identifier: 'soldes-hiver',
  title: 'Soldes d’hiver',
  content: '<p>Cette page ouvrira le jour venu.</p>',
  active: false,
}

export const cmsPages: CmsPageSeed[] = [...sources, draft, guide].map((source, index) => ({
  id: index + 1,
  active: true,
  ...source,
  content: typographic(source.content),
}))
