import type { RequestContext } from '../../graphql/context.ts'
import type { FieldValue, StoreForm } from '../../graphql/shop-schema.generated.ts'
import type { CustomerModel } from '../customer/customer-model.ts'
import { customerService } from '../customer/customer-service.ts'
import { defineService } from '../define-service.ts'
import { plainId } from '../uid.ts'
import { StoredFields } from './magento/form-fields.generated.ts'
import { formFieldsOf } from './store-form.ts'
import { addressValues, customerValues } from './values.ts'

/** Values of further required fields: of the customer, and of address book entries by id. */
type StoredValues = { customer: FieldValue[]; book: ReadonlyMap<string, FieldValue[]> }

const NOTHING: StoredValues = { customer: [], book: new Map() }

/** Reads the values of further required fields, for the account, forms and the export of personal data: an extra call to the store. */
export const storedFields = defineService((context: RequestContext) => {
  let known: { customer: CustomerModel; values: Promise<StoredValues> } | undefined

  async function load(): Promise<StoredValues> {
    const [customerCodes, addressCodes] = await Promise.all([codesOf('CUSTOMER_EDIT'), codesOf('ADDRESS')])
    const found = await customerService(context).asCustomer(() =>
      context.upstream.send(StoredFields, { customerCodes, addressCodes }),
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
      return (await formFieldsOf(form, context)).map(({ code }) => code)
    }
  }

  return async () => {
    // A change discards the customer that was read before it, and so these.
    const customer = await customerService(context).read()
    if (known?.customer !== customer) known = { customer, values: load() }
    return known.values
  }
})

export function fieldsOfCustomer(context: RequestContext): Promise<FieldValue[]> {
  return requiredAmong('CUSTOMER_EDIT', context, ({ customer }) => customer)
}

/** Returns the fields of an address book entry, except the company, which is in the address itself. */
export function fieldsOfEntry(id: string, context: RequestContext): Promise<FieldValue[]> {
  return requiredAmong('ADDRESS', context, ({ book }) => book.get(id) ?? [])
}

/** Returns the values of required fields. If the store requires none, nothing is read. */
async function requiredAmong(form: StoreForm, context: RequestContext, of: (stored: StoredValues) => FieldValue[]) {
  const codes = (await formFieldsOf(form, context)).flatMap(({ code }) => (code === 'company' ? [] : code))
  return codes.length === 0 ? [] : of(await storedFields(context)()).filter(({ code }) => codes.includes(code))
}
