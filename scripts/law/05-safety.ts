import type { Topic } from './rule.ts'
import { productSafety } from './sources.ts'

export const topic: Topic = {
  title: 'Safety of products',
  rules: [
    {
      name: 'An offer names its maker, who answers for it in the Union, and warnings',
      sources: [productSafety('art. 19', '2024-12-13')],
      does: 'Names, postal and electronic addresses and warnings stand on the product page as the store has them, each in a row of its own; those of the chosen variant, where variants differ. The doctor counts, in a sample, the products that are no feed and lack maker, contact or warnings, and those that name somebody in the Union.',
      where: ['bff/domains/notices.ts', 'bff/domains/catalog/offer-facts.ts', 'scripts/doctor/products.ts'],
      tests: [
        ['tests/scripts/doctor/doctor.test.ts', 'the doctor › sees caching, pictures, payment and content as they are'],
        [
          'tests/scripts/doctor/law-rows.test.ts',
          'what the law wants told of products › is looked for in each of them',
        ],
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › is safety, waste and guarantees, and stands in no other table',
        ],
        [
          'tests/bff/catalog/agreed-attributes.test.ts',
          'what a page says of a product with variants › is empty for a variant that lacks what another has',
        ],
        [
          'tests/bff/domains/notices.test.ts',
          'what the law wants said of an offer › is the guarantee alone where the store knows nothing more',
        ],
        [
          'tests/web/catalog/product-screen.test.tsx',
          'product page › says what the law wants: safety in rows, guarantees with their years, and a link to more',
        ],
      ],
      doctor: [
        'content/attribute fabricant',
        'content/attribute fabricant_contact',
        'content/attribute responsable_ue',
        'content/attribute responsable_ue_contact',
        'content/attribute avertissements',
        'content/safety',
        'content/person in the Union',
      ],
      merchant: 'Enter them for everything that is not feed.',
    },
  ],
}
