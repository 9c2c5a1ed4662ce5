// mercurius with just-in-time compiled queries and mercurius-cache, which keeps what root fields resolve to.
import Fastify from 'fastify'
import mercurius from 'mercurius'
import mercuriusCache from 'mercurius-cache'
import { createSchema, MAX_AGE, rootFields } from './recorded.mjs'

const app = Fastify()
await app.register(mercurius, {
  schema: createSchema(),
  jit: 1,
  allowBatchedQueries: true,
  persistedQueryProvider: mercurius.persistedQueryDefaults.automatic(),
})
await app.register(mercuriusCache, {
  ttl: MAX_AGE,
  policy: { Query: Object.fromEntries(rootFields.map((field) => [field, true])) },
})
console.log(`${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql ready`)
