import { defineServerExtension } from 'musette/server'
import { payplug } from './server/payment.ts'

export default defineServerExtension({ payments: [payplug] })
