import { defineServerExtension } from 'musette/server'
import { parcelshops } from './server/parcelshops.ts'

export default defineServerExtension({ carriers: [parcelshops] })
