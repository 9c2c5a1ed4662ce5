import type { RequestContext } from '../../graphql/context.ts'
import type { FieldValue, StoreForm } from '../../graphql/shop-schema.generated.ts'
import { customerService } from '../customer/customer-service.ts'
import { defineService } from '../define-service.ts'
import { once } from '../memo.ts'
import { plainId } from '../uid.ts'
import { KeptFields } from './magento/form-fields.generated.ts'
import { requiredFieldsOf } from './store-form.ts'
import { addressValues, customerValues } from './values.ts'

/** Values of further required fields, of the customer and of address book entries by id. */
type Kept = { customer: FieldValue[]; book: ReadonlyMap<string, FieldValue[]> }

const NOTHING: Kept = { customer: [], book: new Map() }

/** An extra call, for the account, forms and the export of personal data, where the store requires such fields. */
export const keptFields = defineService((context: RequestContext) =>
  once(async (): Promise<Kept> => {
    const [customerCodes, addressCodes] = await Promise.all([codesOf('CUSTOMER_EDIT'), codesOf('ADDRESS')])
    const found = await customerService(context).asCustomer(() =>
      context.upstream.send(KeptFields, { customerCodes, addressCodes }),
    )
    if (!found?.customer) return NOTHING
    const { addresses, ...customer } = found.customer
    return {
      customer: customerValues(customer, customerCodes),
      book: new Map(
        (addresses ?? []).flatMap((address) => {
          const id = address?.uid ? plainId(address.uid) : address?.id
          return address && id ? [[String(id), addressValues(address, address.custom_attributesV2, addressCodes)]] : []
        }),
      ),
    }

    async function codesOf(form: StoreForm): Promise<string[]> {
      return (await requiredFieldsOf(form, context)).map(({ code }) => code)
    }
  }),
)

export function fieldsOfCustomer(context: RequestContext): Promise<FieldValue[]> {
  return requiredAmong('CUSTOMER_EDIT', context, ({ customer }) => customer)
}

/** Of an entry of the book. Its company is in the address. */
export function fieldsOfEntry(id: string, context: RequestContext): Promise<FieldValue[]> {
  return requiredAmong('ADDRESS', context, ({ book }) => book.get(id) ?? [])
}

/** Where the store requires nothing, nothing is read. */
async function requiredAmong(form: StoreForm, context: RequestContext, of: (kept: Kept) => FieldValue[]) {
  const codes = (await requiredFieldsOf(form, context)).flatMap(({ code }) => (code === 'company' ? [] : code))
  return codes.length === 0 ? [] : of(await keptFields(context)()).filter(({ code }) => codes.includes(code))
}
