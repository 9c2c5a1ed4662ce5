import { encodeUid } from '../uid.ts'

/** A question to whoever returns goods (Adobe Commerce's RMA attributes). */
export type ReturnQuestion = {
  code: string
  label: string
  input: 'SELECT' | 'TEXTAREA' | 'TEXT' | 'BOOLEAN'
  isRequired: boolean
  options: { id: number; label: string }[]
}

export const returnQuestions: ReturnQuestion[] = [
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

const YES_NO = [
  { id: 1, label: 'Oui' },
  { id: 0, label: 'Non' },
]

/** Uid of an answer, and of the question it belongs to. */
export function questionUid({ code }: Pick<ReturnQuestion, 'code'>): string {
  return encodeUid(1000 + returnQuestions.findIndex((question) => question.code === code))
}

/** A question as `customAttributeMetadata` shows it, the only way to ask before 2.4.7; null for an unknown code. */
export function returnQuestionAnswer(code: string) {
  const question = returnQuestions.find((candidate) => candidate.code === code)
  return (
    question && {
      attribute_code: code,
      entity_type: 'rma_item',
      attribute_type: question.input === 'SELECT' || question.input === 'BOOLEAN' ? 'Int' : 'String',
      input_type: question.input.toLowerCase(),
      attribute_options: answersTo(question.input, question.options).map(({ id, label }) => ({
        label,
        value: String(id),
      })),
    }
  )
}

/** The questions as `attributesList(entityType: RMA_ITEM)` shows them. */
export function returnMetadata() {
  return returnQuestions.map(({ code, label, input, isRequired, options }) => ({
    __typename: 'ReturnItemAttributeMetadata',
    code,
    label,
    default_value: null,
    entity_type: 'RMA_ITEM',
    frontend_input: input,
    is_required: isRequired,
    options: answersTo(input, options).map((option) => ({
      __typename: 'AttributeOptionMetadata',
      label: option.label,
      value: String(option.id),
      is_default: false,
    })),
  }))
}

function choice(code: string, label: string, options: [number, string][]): ReturnQuestion {
  return {
    code,
    label,
    input: 'SELECT',
    isRequired: true,
    options: options.map(([id, text]) => ({ id, label: text })),
  }
}

function entry(code: string, label: string, input: ReturnQuestion['input']): ReturnQuestion {
  return {
    code,
    label,
    input,
    isRequired: false,
    options: [],
  }
}

function answersTo(input: ReturnQuestion['input'], options: ReturnQuestion['options']) {
  return input === 'BOOLEAN' ? YES_NO : options
}
