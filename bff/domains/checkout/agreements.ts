import type { RichTextModel } from '../content/rich-text-model.ts'
import type { ContentLoaders } from '../content/content-loaders.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { once } from '../memo.ts'
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

export type AgreementLoaders = {
  /** What has to be agreed to before an order; empty where the store asks for nothing. */
  agreements(): Promise<AgreementModel[]>
}

export function createAgreementLoaders(upstream: Upstream, { richText }: ContentLoaders): AgreementLoaders {
  async function mapAgreement(agreement: StoreAgreement): Promise<AgreementModel> {
    const { agreement_id: id, name, checkbox_text: checkboxText, content, is_html: isHtml, mode } = agreement
    const html = isHtml ? content : paragraphs(content)
    return {
      id: String(id),
      name,
      checkboxText,
      content: (await richText(html)) ?? { childNodes: [], data: [] },
      // The store takes the others for agreed to with the order itself.
      isRequired: mode === 'MANUAL',
    }
  }

  return {
    agreements: once(async () => {
      const { checkoutAgreements } = await upstream.read(CheckoutAgreements, {}, { maxAge: MAX_AGE })
      return Promise.all((checkoutAgreements ?? []).flatMap((agreement) => (agreement ? mapAgreement(agreement) : [])))
    }),
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
