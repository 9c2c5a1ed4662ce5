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
import { returns } from './returns.ts'
import { shipping } from './shipping.ts'
import { terms } from './terms.ts'
import type { CmsPageSeed } from '../content-types.ts'
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

/** A draft: the store holds it, nobody may read it. */
const draft: PageSource = {
  identifier: 'soldes-hiver',
  title: 'Soldes d’hiver',
  content: '<p>Cette page ouvrira le jour venu.</p>',
  active: false,
}

export const cmsPages: CmsPageSeed[] = [...sources, draft].map((source, index) => ({
  id: index + 1,
  active: true,
  ...source,
  content: typographic(source.content),
}))
