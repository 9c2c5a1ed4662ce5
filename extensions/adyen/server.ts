import { defineServerExtension } from 'musette/server'
import { adyen } from './server/payment.ts'

export default defineServerExtension({ payments: [adyen] })
