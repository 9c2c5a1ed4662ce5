import { THIRTEEN_MONTHS } from '../../schema/shop-constants.ts'
import { isService, type Service } from './services.ts'
import { ownName } from '../site/own-name.ts'

/** What a shopper decided, and about what: a service that came later was not asked for. */
export type Choice = {
  allowed: readonly Service[]
  refused: readonly Service[]
  /** Days since 1 January 1970. */
  day: number
}

const NAME = 'consent'
const DAY = 24 * 60 * 60

/** The CNIL advises to ask again after six months. */
const ASK_AGAIN_DAYS = 182

/** `20412_audience.video_advertising`: day, what is allowed, what is refused. Null without a cookie, and for one that nobody here wrote. */
export function readChoice(): Choice | null {
  const [, text = ''] = new RegExp(`(?:^|; )${ownName(NAME)}=([^;]*)`).exec(document.cookie) ?? []
  const [, day, allowed = '', refused = ''] = /^(\d{1,6})_([a-z.]{0,80})_([a-z.]{0,80})$/.exec(text) ?? []
  if (!day) return null
  return { day: Number(day), allowed: servicesIn(allowed), refused: servicesIn(refused) }
}

/** Keeps the choice below the shop's base path. */
export function writeChoice({ day, allowed, refused }: Choice, basePath: string): void {
  const value = [day, allowed.join('.'), refused.join('.')].join('_')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${ownName(NAME)}=${value}; Path=${basePath || '/'}; Max-Age=${THIRTEEN_MONTHS}; SameSite=Lax${secure}`
}

/** Whether the shopper has to be asked: never asked, asked too long ago, or not about all there is now. */
export function isDue(choice: Choice | null, services: readonly Service[]): boolean {
  if (services.length === 0) return false
  if (!choice || today() - choice.day > ASK_AGAIN_DAYS) return true
  return services.some((service) => !choice.allowed.includes(service) && !choice.refused.includes(service))
}

export const today = () => Math.floor(Date.now() / 1000 / DAY)

const servicesIn = (text: string) => text.split('.').filter(isService)
