import { defineServerExtension } from '../../bff/extension.ts'
import { alma } from './server/payment.ts'

export default defineServerExtension({ payments: [alma] })
