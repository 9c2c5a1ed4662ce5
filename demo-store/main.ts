import { setFlagsFromString } from 'node:v8'
import extensions from 'virtual:extensions/demo-store'
import { readConfig } from './config.ts'
import { createMediaHandler } from './media.ts'
import { seed } from './seed/data.ts'
import { createStore } from './server.ts'

// Works around a bug of V8 11 (Node 20): folded allocations can turn a string into another object.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--no-turbo-allocation-folding')

const config = readConfig(process.env)
const store = await createStore({
  ...config,
  seed,
  media: createMediaHandler(config.mediaDir),
  controlApi: config.control,
})
for (const [what, path] of extensions.flatMap(({ pages = {} }) => Object.entries(pages)))
  console.log(`${what}: ${store.url}${path}`)
console.log(`demo store (Magento ${config.level}) ready at ${store.url}graphql, its mails at ${store.url}mailbox`)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await store.close()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
// `npm start` ended without a signal.
process.once('disconnect', () => void stop())
