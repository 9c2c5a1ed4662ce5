import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { afterEach } from 'vitest'
import extensionTexts from 'virtual:extensions/extension-texts'
import { Router } from 'wouter'
import { ExecuteContext } from '../../../web/api/execute-context.ts'
import { createQueryClient } from '../../../web/api/query-client.ts'
import { MessagesContext } from '../../../web/i18n/messages-context.ts'
import { loadMessages, type Section } from '../../../web/i18n/messages.ts'
import type { Execute } from '../../../schema/page.ts'
import { RoutesContext } from '../../../web/routes-context.ts'
import { findRoute, preloadRoute } from '../../../web/routes.ts'
import { type Shop, ShopContext } from '../../../web/site/shop-context.ts'
import { HOUSE } from '../../../web/site/site.ts'
import { Announcer } from '../../../web/ui/Announcer.tsx'

export const shop: Shop = {
  id: 'musette',
  name: 'Musette',
  url: 'https://shop.example/',
  baseUrl: '',
  imageBaseUrl: '/resized-images',
  currentCurrency: 'EUR',
  defaultCountryId: 'FR',
  defaultTitle: 'Musette – alimentation naturelle',
  defaultDescription: 'Croquettes, BARF et compléments naturels.',
  phone: '01 99 00 00 17',
  email: 'bonjour@musette.example',
  taxDivisor: 1,
  pageSizes: [16, 32, 64],
  maxFilterPrice: 1500,
  terms: null,
  streetLines: 3,
  availableCurrencies: ['EUR'],
  features: ['wishlist', 'reviews', 'guestReviews', 'contact', 'newsletter', 'deliveryEstimate', 'storeCredit'],
  tags: { services: [] },
  locale: { code: 'fr-FR', language: 'fr', country: 'FR' },
}

// As after a page has loaded: texts are there with the first render. What suspends in the middle of a click keeps React from showing what the click did.
const extensions = Object.keys(extensionTexts.fr ?? {}) as Section[]
const late: Section[] = ['options', 'review-form', 'reviews', 'wishlist', 'help', 'consent', ...extensions]
await Promise.all(late.map((section) => loadMessages('fr', [section])))

const messages = await loadMessages('fr', ['checkout', 'account', 'consent', 'contribution', 'help', ...extensions])

const routes = { findRoute, preloadRoute }

/** Answers of the endpoint by the operation's name; `Shop` is what the page came with. */
export type Answers = Record<string, (variables: never) => unknown>

/** A store with these features, and no others. */
export const offering = (...features: string[]): Answers => ({ Shop: () => ({ shop: { ...shop, features } }) })

/** No form asks for anything more and nothing is suggested, unless a test says so. */
const usual: Answers = {
  FormFields: () => ({ formFields: [] }),
  Captcha: () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }),
  CartSuggestions: () => ({ productsBySku: [] }),
}

/** A test in which the shop fails has to provide that itself. */
function shopIn({ Shop: answer }: Answers): Shop {
  try {
    return (answer?.({} as never) as { shop: Shop } | undefined)?.shop ?? shop
  } catch {
    return shop
  }
}

/** Renders inside everything the app puts around a screen; `execute` answers from `answers` and fails for what is not there. */
export function renderInShop(screen: ReactNode, answers: Answers = {}, path = '/') {
  const execute = (async ({ name }, variables) => {
    const response = answers[name] ?? usual[name]
    if (!response) throw new Error(`no answer for ${name}`)
    return response(variables as never)
  }) as Execute
  const queryClient = createQueryClient(execute)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const shown = shopIn(answers)
  // What a test says of the person is asked for where the cookie speaks of somebody.
  document.cookie = answers.Me ? `${HOUSE.presence}=c-` : `${HOUSE.presence}=; Max-Age=0`
  const location = openAddress(path)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ExecuteContext value={execute}>
        <MessagesContext value={messages}>
          <Router>
            <RoutesContext value={routes}>
              <ShopContext value={shown}>
                <Announcer>
                  <Suspense fallback="…">{screen}</Suspense>
                </Announcer>
              </ShopContext>
            </RoutesContext>
          </Router>
        </MessagesContext>
      </ExecuteContext>
    </QueryClientProvider>,
  )
  return { ...view, queryClient, location, user: userEvent.setup() }
}

/** Ended after the test. */
let visit = new AbortController()

/** The browser at an address, and which addresses it had from then on; one that was replaced is not among them. */
function openAddress(path: string) {
  visit.abort()
  visit = new AbortController()
  // A test may have named a place on the page before.
  window.history.replaceState(null, '', path + window.location.hash)
  const history = [path]
  const note = (event: Event) => {
    const [, , address] = (event as Event & { arguments: Parameters<History['pushState']> }).arguments
    history.splice(event.type === 'pushState' ? history.length : -1, 1, String(address))
  }
  for (const type of ['pushState', 'replaceState']) addEventListener(type, note, { signal: visit.signal })
  return { history, navigate: (address: string) => window.history.pushState(null, '', address) }
}

afterEach(() => {
  cleanup()
  visit.abort()
})
