import type { Context, Resolvers } from '../context.ts'
import { captchaForms } from '../store/captcha.ts'
import { regionsOf } from '../store/regions.ts'
import { addressesOf } from './address-book.ts'
import type { CustomerAddress } from './address-book.ts'
import { addressMutations } from './addresses.ts'
import { contactMutations } from './contact.ts'
import { customerById } from './find.ts'
import type { Customer } from './find.ts'
import { isSubscribed, newsletterMutations } from './newsletter.ts'
import { passwordResetMutations } from './password-reset.ts'
import { profileMutations } from './profile.ts'
import { registerMutations, registerQueries } from './register.ts'
import { signInMutations } from './sign-in.ts'
import { signedIn } from './signed-in.ts'

/** Magento shows ids of default addresses as texts. */
const textId = (id: number | null): string | null => (id === null ? null : String(id))

/** An address just created says nothing about a region it has not. */
type AddressView = Omit<CustomerAddress, 'region'> & { region: string | null | undefined }

/** The customer's own account. */
export const customerResolvers: Resolvers = {
  Query: {
    ...registerQueries,
    customer: (_: unknown, __: unknown, context: Context): Promise<Customer> =>
      customerById(signedIn(context), context.db),
    recaptchaV3Config: (_: unknown, __: unknown, context: Context) => ({
      is_enabled: captchaForms(context).length > 0,
      website_key: '',
      minimum_score: 0.5,
      badge_position: 'inline',
      language_code: '',
      failure_message: 'reCAPTCHA verification failed.',
      forms: captchaForms(context),
    }),
  },
  Mutation: {
    ...signInMutations,
    ...registerMutations,
    ...profileMutations,
    ...passwordResetMutations,
    ...addressMutations,
    ...newsletterMutations,
    ...contactMutations,
  },
  Customer: {
    default_billing: ({ default_billing: id }: Customer) => textId(id),
    default_shipping: ({ default_shipping: id }: Customer) => textId(id),
    is_subscribed: ({ email }: Customer, _: unknown, { db }: Context) => isSubscribed(email, db),
    addresses: ({ id }: Customer, _: unknown, { db }: Context) => addressesOf(id, db),
  },
  CustomerAddress: {
    region: ({ region, country_code: country }: AddressView) => {
      if (region === undefined) return null
      const listed = regionsOf(country)?.find(({ name }) => name === region)
      return { region, region_code: listed?.code ?? region, region_id: listed?.id ?? 0 }
    },
  },
}
