import type { Upstream } from '../../magento/upstream.ts'
import { nullWhenRefused } from '../../magento/upstream-error.ts'
import type { ReturnQuestion } from './returns-port.ts'
import { ReturnAttributes247 } from './magento/return-attributes-247.generated.ts'
import { ReturnAttributes } from './magento/return-attributes.generated.ts'

/** Seconds. */
const POLICY = { maxAge: 3600, tags: () => ['rma_item_attributes'] }

/** What Adobe Commerce brings along; before 2.4.7 a store names none of its questions. */
const USUAL: readonly { code: string; label: string }[] = [
  { code: 'resolution', label: 'Solution souhaitée' },
  { code: 'condition', label: 'État de l’article' },
  { code: 'reason', label: 'Motif du retour' },
]

/** Questions about each returned line. Files and pictures cannot be sent (facts, magento.md D.2.19): such questions are left out. */
export async function commerceQuestions(upstream: Upstream): Promise<ReturnQuestion[]> {
  return upstream.atLeast('2.4.7') ? listed(upstream) : usual(upstream)
}

async function listed(upstream: Upstream): Promise<ReturnQuestion[]> {
  const { attributesList } = await upstream.read(ReturnAttributes247, {}, POLICY)
  return (attributesList?.items ?? []).flatMap((item): ReturnQuestion[] => {
    if (!item) return []
    const { code, label, frontend_input: input, is_required: required } = item
    const options = item.options.flatMap((option) => option ?? [])
    return question(input ?? '', { code, label: label ?? code, required }, options)
  })
}

async function usual(upstream: Upstream): Promise<ReturnQuestion[]> {
  const attributes = USUAL.map(({ code: attribute_code }) => ({ attribute_code, entity_type: 'rma_item' }))
  // A store that does not know one of them may refuse to tell of any.
  const answer = await upstream.read(ReturnAttributes, { attributes }, POLICY).catch(nullWhenRefused)
  return (answer?.customAttributeMetadata?.items ?? []).flatMap((item) => {
    const known = USUAL.find(({ code }) => code === item?.attribute_code)
    if (!item || !known) return []
    const options = (item.attribute_options ?? []).flatMap((option) =>
      option?.label && option.value ? { label: option.label, value: option.value } : [],
    )
    return question(item.input_type ?? 'select', { ...known, required: true }, options)
  })
}

type Common = { code: string; label: string; required: boolean }

function question(input: string, common: Common, options: { label: string; value: string }[]): ReturnQuestion[] {
  switch (input.toUpperCase()) {
    case 'SELECT':
      return [{ __typename: 'ReturnAttributeSelect', ...common, options }]
    case 'TEXTAREA':
      return [{ __typename: 'ReturnAttributeTextarea', ...common }]
    case 'TEXT':
      return [{ __typename: 'ReturnAttributeTextfield', ...common }]
    case 'BOOLEAN':
      return [{ __typename: 'ReturnAttributeBoolean', ...common }]
    default:
      return []
  }
}
