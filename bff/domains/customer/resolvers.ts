import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { createAddress, deleteAddress, updateAddress } from './address-book.ts'
import { deleteCustomer } from './delete-customer.ts'
import { exportPersonalData } from './personal-data.ts'
import { changeEmail, changePassword, setSubscription, updateNames } from './profile.ts'
import { register } from './register.ts'
import { login, logout } from './sign-in.ts'
import { confirmEmail, requestPasswordReset, resetPassword, subscribe } from './without-account.ts'

export const customerResolvers: Resolvers = {
  Query: {
    me: (_, __, { loaders }) => loaders.customer.read(),
    passwordRule: (_, __, { loaders }) => loaders.passwordRule(),
  },
  Mutation: {
    login: (_, credentials, context) => login(credentials, context),
    logout: (_, __, context) => logout(context),
    registerCustomer: (_, { input }, context) => register(input, context),
    updateCustomer: (_, names, context) => updateNames(names, context),
    changeEmail: (_, { email, password }, context) => changeEmail(email, password, context),
    changePassword: (_, change, context) => changePassword(change, context),
    requestPasswordReset: (_, request, context) => requestPasswordReset(request, context),
    resetPassword: (_, reset, context) => resetPassword(reset, context),
    confirmEmail: (_, { email, key }, context) => confirmEmail(email, key, context),
    setNewsletterSubscription: (_, { isSubscribed }, context) => setSubscription(isSubscribed, context),
    subscribeToNewsletter: (_, request, context) => subscribe(request, context),
    exportPersonalData: (_, proof, context) => exportPersonalData(proof, context),
    deleteCustomer: (_, proof, context) => deleteCustomer(proof, context),
    createCustomerAddress: (_, { input }, context) => createAddress(input, context),
    updateCustomerAddress: (_, { id, input }, context) => updateAddress(id, input, context),
    deleteCustomerAddress: (_, { id }, context) => deleteAddress(id, context),
  },
  Customer: {
    hasOwnPrices: ({ id }, _, { upstream }) => id !== null && upstream.hasOwnPrices(),
    // Asked for last, when whatever the request sends has shown whether the store still takes the token.
    hasExpired: (_, __, { signIn }) => signIn.takeExpiry(),
  },
  CustomerMutationSuccess: {
    me: (_, __, { loaders }) => loaders.customer.read(),
    cart: (_, __, { loaders }) => loaders.cart.read(),
  },
  CustomerAddressMutationSuccess: {
    me: (_, __, { loaders }) => loaders.customer.read(),
  },
}
