import type { Services } from '../graphql/context.ts'

/**
 * Declares what a domain offers to the resolvers of one request, or to the whole process: made when it is first requested, once for each context.
 * Domains import one another's services, so no list of all of them exists, and a request pays only for what it uses.
 */
export function defineService<Context extends { services: Services }, Service>(
  create: (context: Context) => Service,
): (context: Context) => Service {
  return (context) => {
    if (!context.services.has(create)) context.services.set(create, create(context))
    return context.services.get(create) as Service
  }
}
