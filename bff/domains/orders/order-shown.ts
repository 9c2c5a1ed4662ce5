import fastifyCookie from '@fastify/cookie'
import { CONSENT_COOKIE, CONSENT_VALUE } from '../../../schema/client-log.ts'
import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ConsentService } from '../../graphql/shop-schema.generated.ts'
import { mapPlacedOrder } from './last-order.ts'
import { orderService } from './order-service.ts'

/** Reports an order to extensions when its shopper first sees it. No response waits for this; failures are logged. */
export async function reportShown(context: RequestContext): Promise<void> {
  const { shop, headers, log } = context
  const listeners = activeExtensions(shop).flatMap(({ orderShown }) => orderShown ?? [])
  if (listeners.length === 0) return
  try {
    const last = await orderService(context).last()
    if (!last) return
    const cookies = fastifyCookie.parse(headers.cookie ?? '')
    const allowed = allowedIn(cookies[`${shop.shopId}-${CONSENT_COOKIE}`])
    const shown = { order: mapPlacedOrder(last), cookies, allowed }
    await Promise.all(listeners.map((listen) => listen(shown, context)))
  } catch (err) {
    log.warn({ err }, 'an order was not reported to extensions')
  }
}

/** Returns the services that the consent cookie allows; none without a choice. */
function allowedIn(choice = ''): ConsentService[] {
  const [, , allowed = ''] = CONSENT_VALUE.exec(choice) ?? []
  return allowed.split('.').flatMap((name) => (name ? [name.toUpperCase() as ConsentService] : []))
}
