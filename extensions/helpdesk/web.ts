import { accountLayout, defineWebExtension, route, type RouteOptions } from 'musette/web'

const account: RouteOptions = {
  section: 'guarded',
  kind: 'account',
  inner: accountLayout,
  messages: ['account', 'help', 'helpdesk'],
}

export default defineWebExtension({
  routes: [
    route('/user/helpdesk', () => import('./web/TicketsScreen.tsx'), account),
    route('/user/helpdesk/:id', () => import('./web/TicketScreen.tsx'), account),
  ],
})
