import { defineServerExtension } from 'musette/server'
import { alma } from './server/payment.ts'

export default defineServerExtension({ payments: [alma] })
