import { defineServerExtension } from '../../bff/extension.ts'
import { mollie } from './server/payment.ts'

export default defineServerExtension({ payments: [mollie] })
