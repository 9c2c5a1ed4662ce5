import { defineServerExtension } from 'musette/server'
import { relays } from './server/relays.ts'

export default defineServerExtension({ carriers: [relays] })
