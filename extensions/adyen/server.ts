import { defineServerExtension } from '../../bff/extension.ts'
import { adyen } from './server/payment.ts'

export default defineServerExtension({ payments: [adyen] })
