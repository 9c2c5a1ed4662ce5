import { defineDemoStoreExtension } from 'musette/demo-store'
import { bankPages, pageOf } from './demo-store/bank.ts'

export default defineDemoStoreExtension({
  paymentPages: { pay_by_bank: 'pay_by_bank_return_url' },
  resolvers: { Order: { pay_by_bank_url: pageOf } },
  routes: bankPages,
})
