import type { Services } from '../graphql/context.ts'

/**
 * Declares a service of a domain for one request, or for the whole process. It is created on first use, once per context. Domains import one
 * another's services, so there is no central list, and a request pays only for what it uses.
 */
export function defineService<Context extends { services: Services }, Service>(
  create: (context: Context) => Service,
): (context: Context) => Service {
  return (context) => {
    if (!context.services.has(create)) context.services.set(create, create(context))
    return context.services.get(create) as Service
  }
}
