import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { fieldsOfCustomer, fieldsOfEntry } from './stored-fields.ts'
import { missingIn } from './missing-fields.ts'
import { formFieldsOf } from './store-form.ts'

export const formFieldResolvers: Resolvers = {
  Query: {
    formFields: (_, { form }, context) => formFieldsOf(form, context),
  },
  Customer: {
    fields: ({ id }, _, context) => (id === null ? [] : fieldsOfCustomer(context)),
  },
  CustomerAddress: {
    fields: ({ id }, _, context) => fieldsOfEntry(id, context),
    missingFields: (entry, _, context) => missingIn(entry, context),
  },
}
