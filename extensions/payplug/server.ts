import { defineServerExtension } from '../../bff/extension.ts'
import { payplug } from './server/payment.ts'

export default defineServerExtension({ payments: [payplug] })
