import type { RichTextModel } from '../content/rich-text-model.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'
import { CheckoutAgreements, type CheckoutAgreementsQuery } from './magento/agreements.generated.ts'

export type AgreementModel = {
  id: string
  name: string
  checkboxText: string
  content: RichTextModel
  isRequired: boolean
}

/** Seconds: the store does not announce changes of agreements. */
const MAX_AGE = 300

/** Loads the agreements of an order; empty if the store has none. */
export const agreementsOf = defineService(async (context: RequestContext): Promise<AgreementModel[]> => {
  const { checkoutAgreements } = await context.upstream.read(CheckoutAgreements, {}, { maxAge: MAX_AGE })
  const agreements = (checkoutAgreements ?? []).filter((agreement) => agreement !== null)
  return Promise.all(agreements.map((agreement) => mapAgreement(agreement, context)))
})

async function mapAgreement(agreement: StoreAgreement, context: RequestContext): Promise<AgreementModel> {
  const { agreement_id: id, name, checkbox_text: checkboxText, content, is_html: isHtml, mode } = agreement
  const html = isHtml ? content : paragraphs(content)
  return {
    id: String(id),
    name,
    checkboxText,
    content: (await contentLoaders(context).richText(html)) ?? { childNodes: [], data: [] },
    // The store treats the others as accepted with the order itself.
    isRequired: mode === 'MANUAL',
  }
}

type StoreAgreement = NonNullable<NonNullable<CheckoutAgreementsQuery['checkoutAgreements']>[number]>

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
