import { defineServerExtension } from 'musette/server'
import { stripe } from './server/payment.ts'
import { returnRoutes } from './server/return-routes.ts'

export default defineServerExtension({ payments: [stripe], plugin: returnRoutes })
