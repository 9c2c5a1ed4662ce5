import { terms } from '../cms-pages/terms.ts'
import { typographic } from '../typography.ts'
import type { AgreementSeed } from '../types.ts'

export const agreements: AgreementSeed[] = [
  {
    id: 1,
    name: 'Conditions générales de vente, version du 1er octobre 2026',
    content: typographic(terms.content),
    contentHeight: '320px',
    checkboxText: 'J’ai lu et j’accepte les conditions générales de vente',
    mode: 'MANUAL',
  },
]
