// Runs Vite's build in this process, which ends with its parent.
import { createBuilder } from 'vite'
import { viteConfig } from './config.mjs'

process.once('disconnect', () => process.exit(1))
process.channel?.unref()
const builder = await createBuilder({ ...viteConfig('build'), logLevel: 'warn' })
await builder.buildApp()
