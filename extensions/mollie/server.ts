import { defineServerExtension } from 'musette/server'
import { mollie } from './server/payment.ts'

export default defineServerExtension({ payments: [mollie] })
