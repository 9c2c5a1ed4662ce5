import type { AccountEntry } from 'musette/web'

export default [
  {
    path: '/user/animaux',
    label: { de: 'Meine Tiere', en: 'My pets', fr: 'Mes animaux' },
    after: '/user/orders/',
  },
] satisfies readonly AccountEntry[]
