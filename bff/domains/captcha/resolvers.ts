import type { Resolvers } from '../../graphql/shop-schema.generated.ts'

export const captchaResolvers: Resolvers = {
  Query: {
    captcha: (_, { form }, { loaders }) => loaders.captcha.ask(form),
  },
}
