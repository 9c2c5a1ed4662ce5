import { defineServerExtension } from '../../bff/extension.ts'
import { parcelshops } from './server/parcelshops.ts'

export default defineServerExtension({ carriers: [parcelshops] })
