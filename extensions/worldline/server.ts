import { defineServerExtension } from 'musette/server'
import { worldline } from './server/payment.ts'

export default defineServerExtension({ payments: [worldline] })
