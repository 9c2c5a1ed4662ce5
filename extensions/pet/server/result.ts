import type { customers } from 'musette/server'

export function respond(outcome: customers.Outcome): customers.RequestResult {
  return { __typename: 'RequestSuccess', ...outcome }
}
