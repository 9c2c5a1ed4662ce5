import type { RichTextModel } from '../content/rich-text-model.ts'
import { plainRichText } from '../content/rich-text/plain-text.ts'
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
  const text = isHtml ? await contentLoaders(context).richText(content) : plainRichText(content)
  return {
    id: String(id),
    name,
    checkboxText,
    content: text ?? { childNodes: [], data: [] },
    // The store treats the others as accepted with the order itself.
    isRequired: mode === 'MANUAL',
  }
}

type StoreAgreement = NonNullable<NonNullable<CheckoutAgreementsQuery['checkoutAgreements']>[number]>
