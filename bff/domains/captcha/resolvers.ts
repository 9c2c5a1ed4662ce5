import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { captchaService } from './captcha-service.ts'

export const captchaResolvers: Resolvers = {
  Query: {
    captcha: (_, { form }, context) => captchaService(context).ask(form),
  },
}
