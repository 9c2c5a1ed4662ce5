import type { AccountEntry } from 'musette/web'

export default [
  {
    path: '/user/helpdesk/',
    label: { de: 'Meine Anfragen', en: 'My requests', fr: 'Mes demandes' },
    feature: 'helpdesk',
    after: '/user/newsletter',
  },
] satisfies readonly AccountEntry[]
