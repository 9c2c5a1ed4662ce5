import type { FastifyBaseLogger } from 'fastify'
import { graphql } from 'graphql'
import { type Contribution, NO_CONTRIBUTION } from '../../../bff/session/contribution.ts'
import { OWN_RESULT } from '../../../bff/config/accessibility-result.ts'
import { createGuards } from '../../../bff/http/guards.ts'
import { createCacheScope } from '../../../bff/cache/cache-scope.ts'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { resolvers } from '../../../bff/domains/resolvers.ts'
import type { ShopSettings } from '../../../bff/config.ts'
import type { SharedContext, RequestContext } from '../../../bff/graphql/context.ts'
import { createShopSchema } from '../../../bff/graphql/schema.ts'
import { createSession } from '../../../bff/session/session-cookies.ts'
import type { Session } from '../../../bff/session/session.ts'
import { createSignIn } from '../../../bff/session/sign-in.ts'
import { createStoreRest } from '../../../bff/magento/rest.ts'
import type { Upstream } from '../../../bff/magento/upstream.ts'
import { testConfig } from './test-app.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'

const settings: ShopSettings = {
  extensions: [],
  extensionValues: {},
  basePath: '',
  name: null,
  cloudUrl: '',
  publicUrl: 'https://boutique.example',
  family: [],
  accessibility: OWN_RESULT,
  languageGroup: '',
  language: null,
  translatedPages: [],
  pricesIncludeTax: true,
  pricesShowTax: false,
  taxMultiplier: 1.2,
  taxDivisor: 1,
  maxFilterPrice: 1500,
  pageSizes: PAGE_SIZES,
  ignoredFacets: ['color', 'modele', 'format', 'saveur'],
  facetLimit: 30,
  keyAttributes: ['bio', 'age_animal'],
  attributes: {
    netWeight: 'poids_net',
    netVolume: 'volume_net',
    stockLabel: 'etiquette_stock',
    delivery: 'livraison',
    lowestPrice: 'prix_mini_30j',
    feedType: 'type_aliment',
    species: 'espece',
    composition: 'composition',
    analyticalConstituents: 'constituants_analytiques',
    additives: 'additifs',
    directions: 'mode_emploi',
    operator: 'exploitant',
    withdrawal: 'exception_retractation',
    maker: 'fabricant',
    makerContact: 'fabricant_contact',
    euPerson: 'responsable_ue',
    euContact: 'responsable_ue_contact',
    warnings: 'avertissements',
    guarantee: 'garantie_commerciale',
    sorting: 'consigne_tri',
    environment: 'qualites_environnementales',
  },
  termsPage: 'cgv',
  legalPage: 'mentions-legales',
  privacyPage: null,
  guaranteePicture: null,
  producerNumbers: [],
  mediaUrl: 'http://127.0.0.1:8090/media/',
  videoHosts: [],
  adminUrl: null,
  storeView: '',
  locale: null,
  currency: null,
  shopId: 'musette',
  websiteId: 6,
  defaultCountryId: 'FR',
  streetLines: 2,
  delivery: [],
  handlingDays: null,
  deliveryDays: null,
  arrival: null,
  usualDelivery: ['Standard'],
  returnDays: 0,
  returnsAreFree: false,
  robotsAgents: [],
  sitemapPages: ['cgv', 'livraison'],
  pickupMaxWeight: 30,
  pickupMethods: [],
  offlinePaymentMethods: ['banktransfer', 'cashondelivery'],
  phone: null,
  email: null,
  mailFrom: '',
  merchantEmail: '',
}

const schema = createShopSchema(resolvers)

type Options = {
  session?: Session
  contribution?: Contribution
  shop?: Partial<ShopSettings>
  upstreamOf?: (storeView: string) => Upstream
  shared?: SharedContext
}

/** Of a process whose store has no REST API. */
function sharedContext(purges = createPurgeLog()): SharedContext {
  const store = { maintenance: { active: false, raise() {}, stop() {} }, isCircuitOpen: false }
  const rest = createStoreRest(testConfig().upstream, { store })
  return { services: new Map(), keys: [Buffer.alloc(32, 7)], purges, rest, countOrder() {} }
}

export function contextOf(
  upstream: Upstream,
  {
    session = createSession(),
    contribution = NO_CONTRIBUTION,
    shop: changes,
    upstreamOf = () => upstream,
    shared = sharedContext(),
  }: Options = {},
) {
  const warnings: unknown[] = []
  const log = { warn: (...parts: unknown[]) => warnings.push(parts) } as unknown as FastifyBaseLogger
  const shop = { ...settings, ...changes }
  const signIn = createSignIn(session)
  const origin = shop.publicUrl
  const guards = createGuards()
  const cacheScope = createCacheScope()
  const context: RequestContext = {
    ...{
      shared,
      services: new Map(),
      upstream,
      upstreamOf,
      shop,
      session,
      signIn,
      contribution,
      guards,
      cacheScope,
      log,
      address: '127.0.0.1',
      headers: {},
      admit: (task) => task(),
      origin,
      language: { learn() {} },
    },
  }
  return { context, warnings }
}

/** Runs a GraphQL request of the shop against a store; throws the first error's original. */
export async function ask<T = Record<string, never>>(
  upstream: Upstream,
  source: string,
  variables: Record<string, unknown> = {},
  options: Options = {},
): Promise<T> {
  const { context } = contextOf(upstream, options)
  const { data, errors } = await graphql({ schema, source, variableValues: variables, contextValue: context })
  if (errors?.[0]) throw errors[0].originalError ?? errors[0]
  return JSON.parse(JSON.stringify(data)) as T
}
