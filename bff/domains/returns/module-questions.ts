import type { ReturnQuestion, ReturnQuestions } from './returns-port.ts'

/** The module lists neither reasons nor solutions nor conditions: these are the ones it installs, by its numbers. */
const REASONS = [
  'Description inexacte',
  'Mauvais article reçu',
  'Erreur de commande',
  'Ne répond pas à mes attentes',
  'Je n’en ai plus besoin',
  'Article défectueux',
  'Abîmé à la livraison',
  'Livraison tardive',
]
const SOLUTIONS = ['Réparation', 'Remboursement', 'Échange']
const CONDITIONS = ['Abîmé', 'Ouvert', 'Non ouvert']

export const moduleQuestions: ReturnQuestions = {
  whole: [
    choice('reason', 'Motif du retour', true, REASONS),
    choice('resolution', 'Solution souhaitée', true, SOLUTIONS),
  ],
  line: [choice('condition', 'État de l’article', false, CONDITIONS)],
}

function choice(code: string, label: string, required: boolean, labels: string[]): ReturnQuestion {
  const options = labels.map((text, index) => ({ value: String(index + 1), label: text }))
  return { __typename: 'ReturnAttributeSelect', code, label, required, options }
}
