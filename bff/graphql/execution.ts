import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import mercurius from 'mercurius'
import { createDocuments, type Documents } from './documents.ts'
import type { Resolvers } from './resolvers.generated.ts'
import { createShopSchema } from './schema.ts'
import { perExtensions, siteManifest, siteSchema } from './site-documents.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the documents of a site with these extensions. */
    documentsFor: ReturnType<typeof perExtensions<Documents>>
  }
}

/** Registers mercurius, which only executes documents: the GraphQL endpoint has its own transport. */
export const executionPlugin = fp(openExecution, { name: 'execution', dependencies: ['observation'] })

async function openExecution(app: FastifyInstance, { resolvers }: { resolvers: Resolvers }): Promise<void> {
  const { isProduction, persistedOnly } = app.config
  const schema = createShopSchema(app.tracing?.resolvers(resolvers) ?? resolvers)
  await app.register(mercurius, {
    schema,
    routes: false,
    // Number of prepared documents. mercurius holds up to twice as many, each with a copy.
    cache: 100,
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  })
  const options = { isIntrospectable: !isProduction, trustedOnly: persistedOnly }
  app.decorate(
    'documentsFor',
    perExtensions((shop) => createDocuments(siteSchema(shop, schema), siteManifest(shop), options)),
  )
}
