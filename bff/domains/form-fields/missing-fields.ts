import type { CheckoutAddress, CustomerAddress } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import { isSameAddress } from '../address/cart-address.ts'
import { customerService } from '../customer/customer-service.ts'
import { fieldsOfEntry } from './stored-fields.ts'
import { formFieldsOf, storeForm } from './store-form.ts'

type Entry = Pick<CustomerAddress, 'id' | 'company' | 'telephone'>

/** Returns labels of required fields that an address book entry lacks, because it is older than the requirement. */
export async function missingIn({ id, company, telephone }: Entry, context: RequestContext): Promise<string[]> {
  const [required, form, kept] = await Promise.all([
    formFieldsOf('ADDRESS', context),
    storeForm('ADDRESS', context),
    fieldsOfEntry(id, context),
  ])
  const known = new Set(kept.map(({ code }) => code))
  if (company) known.add('company')
  const missing = required.flatMap(({ code, label, isRequired }) => (!isRequired || known.has(code) ? [] : label))
  const wantsTelephone = !telephone && form.some((field) => field.code === 'telephone' && field.is_required)
  return wantsTelephone ? [...missing, t('formField.telephone')] : missing
}

/** Whether an address is an entry of the address book that lacks something required. */
export async function isIncompleteEntry(address: CheckoutAddress, context: RequestContext): Promise<boolean> {
  const { addresses } = await customerService(context).read()
  const { region = null, fields } = address
  const entry = addresses.find((one) => isSameAddress({ ...one, region, fields }, address))
  return entry !== undefined && (await missingIn(entry, context)).length > 0
}

/** What the customer's default addresses lack, as a sentence for the shopper; null if nothing. */
export async function incompleteDefaults(context: RequestContext): Promise<string | null> {
  const { addresses } = await customerService(context).read()
  const defaults = addresses.filter((entry) => entry.isDefaultBilling || entry.isDefaultShipping)
  const missing = await Promise.all(defaults.map((entry) => missingIn(entry, context)))
  const labels = [...new Set(missing.flat())]
  return labels.length > 0 ? t('customer.addressIncomplete', { fields: labels.join(', ') }) : null
}
