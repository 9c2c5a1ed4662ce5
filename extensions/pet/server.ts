import { defineServerExtension, type RequestContext, valuesOf } from 'musette/server'
import { GraphQLError } from 'graphql'
import type { Resolvers } from './schema.generated.ts'
import { petsOfText } from './pet.ts'
import { feedOf, guideOf, MAX_LINES, netGramsOf } from './server/feeds.ts'
import { petFacets } from './server/pet-facets.ts'
import { hasAttribute, readProfiles, saveProfiles } from './server/profiles.ts'
import { endAll, forget, remind, remindersOf } from './server/reminders.ts'
import variables from './variables.ts'

const resolvers: Resolvers = {
  Query: {
    feeds(_, { lines }, context) {
      if (lines.length > MAX_LINES) {
        throw new GraphQLError(`feeds takes at most ${MAX_LINES} lines.`, { extensions: { code: 'BAD_USER_INPUT' } })
      }
      return Promise.all(lines.map((line) => feedOf(line, context)))
    },
    petProfiles: (_, __, context) => readProfiles(context),
    bagReminders: (_, { orderId }, context) => remindersOf(orderId, context),
  },
  Mutation: {
    savePetProfiles: (_, { profiles }, context) => saveProfiles(profiles, context),
    remindOfBag: (_, bag, context) => remind(bag, context),
    forgetBag: (_, bag, context) => forget(bag, context),
    endBagReminders: (_, { token }, context) => endAll(token, context),
  },
  ProductLayer: {
    petFacets: (_, __, { shop }) => petFacets(shop),
  },
  Product: {
    feedingGuide: (product, _, context) => guideOf(product, context),
    netGrams: (product, _, context) => netGramsOf(product, context),
  },
}

export default defineServerExtension({
  resolvers,
  features: {
    petProfiles: {
      isActive: hasAttribute,
      remedy: 'an attribute of customers, from Magento 2.4.7 on: extensions/pet/README.md',
    },
  },
  listedAttributes: (shop) => [valuesOf(variables, shop).FEEDING_GUIDE_ATTRIBUTE],
  personalData,
  sensitiveMutations: ['remindOfBag', 'endBagReminders'],
  tried: { petProfiles: '{ petProfiles }' },
})

/** Reminders are among the mails of the export. */
async function personalData(context: RequestContext): Promise<object> {
  const profiles = await readProfiles(context)
  return profiles === null ? {} : { pets: petsOfText(profiles) }
}
