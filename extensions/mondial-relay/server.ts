import { defineServerExtension } from '../../bff/extension.ts'
import { relays } from './server/relays.ts'

export default defineServerExtension({ carriers: [relays] })
