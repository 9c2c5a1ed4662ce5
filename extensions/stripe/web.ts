import { accountLayout, defineWebExtension, route } from 'musette/web'

export default defineWebExtension({
  routes: [
    route('/user/stripe-cards', () => import('./web/SavedMethodsScreen.tsx'), {
      section: 'guarded',
      kind: 'account',
      inner: accountLayout,
      messages: ['account', 'stripe'],
    }),
  ],
})
