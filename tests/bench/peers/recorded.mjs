// The schema that every GraphQL peer serves: the shop's own, with recorded responses of the shop, from the file `argv[2]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { takenExtensions } from '../../../scripts/extensions.mjs'

const SCHEMA = 'schema/shop'

/** Root field → its arguments and its response. */
const recorded = JSON.parse(readFileSync(process.argv[2], 'utf8'))

let resolved = 0
process.on('message', (message) => {
  if (message === 'resolved') process.send({ resolved })
})

const files = [
  ...readdirSync(SCHEMA).map((file) => join(SCHEMA, file)),
  ...takenExtensions().map(({ folder }) => join(folder, 'schema.graphql')),
]
const typeDefs = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))

/** Only root fields do work, and that is counted: a cache that hits calls none of them. What lies below is read off the objects. */
const resolvers = {
  Query: Object.fromEntries(
    Object.entries(recorded).map(([field, { args, data }]) => [
      field,
      (_root, given) => {
        resolved++
        if (JSON.stringify(given) !== JSON.stringify(args))
          throw new Error(`${field} was recorded with other arguments`)
        return data
      },
    ]),
  ),
  FacetBucket: { __resolveType: (bucket) => ('swatch' in bucket ? 'AttributeBucket' : 'CategoryBucket') },
}

export const createSchema = () =>
  makeExecutableSchema({ typeDefs, resolvers, resolverValidationOptions: { requireResolversForResolveType: 'ignore' } })

/** Recorded root fields, which a cache of fields has to store. */
export const rootFields = Object.keys(recorded)

/** Seconds: longer than any run. */
export const MAX_AGE = 3600
