import { type Execute, GraphqlFailure } from '../page.ts'

/** Writes what fails to the console, as spec §8 wants it for GraphQL and network errors; maintenance has its page. */
export function tellFailures(execute: Execute): Execute {
  return (operation, variables) =>
    execute(operation, variables).catch((error: unknown) => {
      if (error instanceof GraphqlFailure && !error.isMaintenance) console.error(`${operation.name}: ${error.message}`)
      throw error
    })
}
