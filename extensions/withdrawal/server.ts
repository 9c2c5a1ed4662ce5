import { defineServerExtension } from 'musette/server'
import { handlers } from './server/handlers.ts'

export default defineServerExtension({ withdrawals: handlers })
