import { defineServerExtension } from 'musette/server'
import { takers } from './server/takers.ts'

export default defineServerExtension({ withdrawals: takers })
