import { type catalog, database } from 'musette/demo-store'

/** Questions to a person who returns goods. */
export const returnQuestions: catalog.EntityAttribute[] = [
  choice('reason', 'Motif', [
    [301, 'Je me rétracte'],
    [302, 'Mauvais article reçu'],
    [303, 'Article abîmé à la livraison'],
    [304, 'Article défectueux'],
    [305, 'Mon animal n’en veut pas'],
  ]),
  choice('condition', 'État', [
    [311, 'Neuf, non ouvert'],
    [312, 'Ouvert'],
    [313, 'Abîmé'],
  ]),
  choice('resolution', 'Solution souhaitée', [
    [321, 'Remboursement'],
    [322, 'Échange'],
    [323, 'Avoir'],
  ]),
  entry('lot_number', 'Numéro de lot', 'TEXT'),
  entry('details', 'Précisions', 'TEXTAREA'),
  entry('seal_broken', 'Le sceau est-il rompu ?', 'BOOLEAN'),
]

/** Uid of an answer, and of the question it belongs to. */
export function questionUid({ code }: Pick<catalog.EntityAttribute, 'code'>): string {
  return database.encodeUid(1000 + returnQuestions.findIndex((question) => question.code === code))
}

function choice(code: string, label: string, options: [number, string][]): catalog.EntityAttribute {
  return {
    code,
    label,
    input: 'SELECT',
    isRequired: true,
    options: options.map(([id, text]) => ({ id, label: text })),
  }
}

function entry(code: string, label: string, input: catalog.EntityAttribute['input']): catalog.EntityAttribute {
  return {
    code,
    label,
    input,
    isRequired: false,
    options: [],
  }
}
