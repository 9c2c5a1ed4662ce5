import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { captchaService } from './captcha-service.ts'

export const captchaResolvers: Resolvers = {
  Query: {
    captcha: (_, { form }, context) => captchaService(context).ask(form),
  },
}
