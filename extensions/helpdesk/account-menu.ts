import type { AccountEntry } from 'musette/web'

export default [
  {
    path: '/user/helpdesk/',
    label: { fr: 'Mes demandes', en: 'My requests' },
    feature: 'helpdesk',
    after: '/user/newsletter',
  },
] satisfies readonly AccountEntry[]
