import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import manifest from '../../../schema/operations.generated.json' with { type: 'json' }
import { cartItemOf } from '../../../schema/cart-form.ts'
import { safePath } from '../../../schema/safe-path.ts'
import type { CaptchaForm } from '../../graphql/shop-schema.generated.ts'
import { findRequestedOperation, fromBody } from '../../graphql/graphql-request.ts'
import { responseType } from '../../http/media-type.ts'
import { clientBlock } from '../../http/client-network.ts'
import { isCrossOrigin } from '../../http/cross-origin.ts'
import type { QueryParameters } from '../../http/query-string.ts'
import { textsOf } from '../../i18n/texts.ts'
import {
  busyPage,
  cookiesPage,
  refusedFormPage,
  signedInPage,
  type StatusPage,
  statusPageHtml,
  subscribedPage,
  unavailablePage,
  unsentFormPage,
} from '../../http/status-page.ts'
import { writeSession } from '../../session/write-session.ts'
import { captchaService } from '../captcha/captcha-service.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const BODY_LIMIT = 32 * 1024
/** Path on which a browser shows whether it keeps cookies, before the page that needs them. */
const CHECK_PATH = '/form-sent'

type Form = {
  /** Paths of the pages that contain the form, or its own path. */
  paths: readonly string[]
  operation: string
  captcha?: CaptchaForm
  variablesOf(form: URLSearchParams): Record<string, unknown>
  /** Path that shows the result, or a page that says it. */
  resultOf(request: FastifyRequest, form: URLSearchParams, outcome: FormResult): string | StatusPage
}

type FormResult = {
  success: boolean
  errorMessage: string | null
  errors?: readonly (string | { message: string })[]
  notes?: readonly string[]
  accountGoods?: string | null
  /** A page before the one that the form leads to. */
  pageToComplete?: string | null
}

/**
 * Forms that a browser sends by itself: without JavaScript, or where the code of the page could not be loaded. Each runs the operation that the client
 * would send, with its limits and checks. All other forms get the page that says that nothing was sent.
 */
export async function formsPlugin(app: FastifyInstance): Promise<void> {
  const { documents, handleOperation, createContext, sessionCookies, limits } = app
  const { basePath, publicUrl } = app.site.shop
  await app.register(fastifyCookie)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) =>
    done(null, new URLSearchParams(text as string)),
  )

  const forms: readonly Form[] = [
    {
      paths: ['/cart'],
      operation: 'AddItemToCart',
      variablesOf: (form) => ({ item: cartItemOf(form) }),
      resultOf: () => '/cart',
    },
    {
      paths: ['/login', '/checkout/login'],
      operation: 'Login',
      captcha: 'CUSTOMER_LOGIN',
      variablesOf: credentialsOf,
      resultOf({ url, query }, _form, { notes = [], accountGoods, pageToComplete }) {
        const isCheckout = pathOf(url).startsWith('/checkout')
        const next = pageToComplete ?? (isCheckout ? '/checkout' : safePath(nextOf(query)))
        const told = isCheckout && accountGoods ? [accountGoods, ...notes] : notes
        return told.length > 0 ? signedInPage(app.branding, told, next) : next
      },
    },
    {
      paths: ['/newsletter'],
      operation: 'SubscribeToNewsletter',
      captcha: 'NEWSLETTER',
      variablesOf: (form) => ({ email: form.get('email') ?? '' }),
      resultOf: (_request, form) => subscribedPage(app.branding, form.get('email') ?? ''),
    },
  ]

  for (const form of forms) {
    for (const path of form.paths) {
      app.post(path, { onRequest: refuseForeign }, (request, reply) => take(form, request, reply))
    }
  }
  app.get(CHECK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { cartId, token } = sessionCookies.open(request.cookies).data
    const next = safePath(nextOf(request.query))
    return cartId || token ? redirect(reply, next) : sendPage(reply, cookiesPage(app.branding, basePath + next))
  })

  function pathOf(url: string): string {
    return url.slice(basePath.length)
  }

  async function refuseForeign(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    return isCrossOrigin(request, publicUrl)
      ? sendPage(reply, { ...unsentFormPage(app.branding), status: 403 })
      : undefined
  }

  async function take(form: Form, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const entered = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const session = sessionCookies.open(request.cookies)
    const { log, ip: address } = request
    const network = clientBlock(address)
    const origin = `${request.protocol}://${request.host}`
    const context = createContext({ session, log, address, network, origin })
    // Only a script can solve the captcha.
    if (form.captcha && (await captchaService(context).ask(form.captcha)).kind !== 'NONE') {
      return sendPage(reply, unsentFormPage(app.branding))
    }
    const wanted = { variables: form.variablesOf(entered), extensions: persisted(form.operation) }
    const requested = findRequestedOperation(documents, fromBody(wanted), true)
    request.operation = form.operation
    await limits.mutation(request, requested.operation)
    const { status, body } = await handleOperation(requested, {
      log,
      responseType: responseType('application/json'),
      isPassing: true,
      network,
      session,
      context: () => context,
    })
    writeSession(reply, session, sessionCookies)
    const { data, errors } = JSON.parse(String(body)) as {
      data?: Record<string, FormResult | null> | null
      errors?: unknown[]
    }
    const outcome = Object.values(data ?? {})[0]
    if (!outcome) {
      log.warn({ status, errors }, 'a form could not be taken')
      return sendPage(reply, status === 503 ? busyPage(app.branding) : unavailablePage(app.branding))
    }
    if (!outcome.success) return sendPage(reply, refusedFormPage(app.branding, reasonsOf(outcome), pageOf(request)))
    const result = form.resultOf(request, entered, outcome)
    if (typeof result !== 'string') return sendPage(reply, result)
    const isKnown = request.headers.cookie?.includes(sessionCookies.prefix)
    return redirect(reply, isKnown ? result : `${CHECK_PATH}?next=${encodeURIComponent(result)}`)
  }

  /** The reasons of a refusal, each once. */
  function reasonsOf({ errorMessage, errors = [] }: FormResult): string[] {
    const messages = errors.map((error) => (typeof error === 'string' ? error : error.message))
    const all = [...(errorMessage ? [errorMessage] : []), ...messages]
    return all.length > 0 ? [...new Set(all)] : [textsOf(app.branding)('ui.refused')]
  }

  /** Returns the page that contains the form: browsers send it as referrer to its own host. */
  function pageOf({ headers: { referer = '' }, host, url }: FastifyRequest): string {
    const page = URL.canParse(referer) ? new URL(referer) : null
    return page?.host === host ? page.pathname + page.search : url
  }

  function redirect(reply: FastifyReply, path: string): FastifyReply {
    return reply.header('cache-control', 'private, no-store').redirect(basePath + path, 303)
  }

  function sendPage(reply: FastifyReply, page: StatusPage): FastifyReply {
    return reply
      .code(page.status)
      .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' })
      .type('text/html; charset=utf-8')
      .send(statusPageHtml(page, app.branding))
  }
}

function credentialsOf(form: URLSearchParams): Record<string, unknown> {
  return { email: form.get('email') ?? '', password: form.get('password') ?? '' }
}

function nextOf(query: unknown): string | null {
  const { next } = query as QueryParameters
  return typeof next === 'string' ? next : null
}

/** The client's own document, which every shop trusts. */
function persisted(operation: string): object {
  const [sha256Hash] = Object.entries(manifest).find(([, { name }]) => name === operation) ?? []
  return { persistedQuery: { version: 1, sha256Hash } }
}
