import { defineServerExtension } from '../../bff/extension.ts'
import { worldline } from './server/payment.ts'

export default defineServerExtension({ payments: [worldline] })
