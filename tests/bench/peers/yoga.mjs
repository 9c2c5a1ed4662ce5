// GraphQL Yoga with its response cache, on Node's own HTTP server as its documentation has it.
import { createServer } from 'node:http'
import { createInMemoryAPQStore, useAPQ } from '@graphql-yoga/plugin-apq'
import { useResponseCache } from '@graphql-yoga/plugin-response-cache'
import { createYoga } from 'graphql-yoga'
import { createSchema, MAX_AGE } from './recorded.mjs'

const yoga = createYoga({
  schema: createSchema(),
  batching: true,
  graphiql: false,
  landingPage: false,
  logging: false,
  plugins: [
    // The store's default forgets documents after 36 seconds.
    useAPQ({ store: createInMemoryAPQStore({ ttl: MAX_AGE * 1000 }) }),
    useResponseCache({ session: () => null, ttl: MAX_AGE * 1000 }),
  ],
})
const server = createServer(yoga)
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/graphql ready`))
