import { defineServerExtension, valuesOf } from '../../bff/extension.ts'
import { addressBasePlugin } from './server/address-base.ts'
import variables from './variables.ts'

export default defineServerExtension({
  plugin: addressBasePlugin,
  features: {
    addressCompletion: {
      isActive: ({ shop }) => valuesOf(variables, shop).ADDRESS_COMPLETION,
      mend: 'ADDRESS_COMPLETION=true',
    },
  },
})
