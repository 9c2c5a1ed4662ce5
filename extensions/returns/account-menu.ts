import type { AccountEntry } from 'musette/web'

export default [
  {
    path: '/user/returns',
    label: { de: 'Meine Rücksendungen', en: 'My returns', fr: 'Mes retours' },
    feature: 'returns',
    after: '/user/orders/',
  },
] satisfies readonly AccountEntry[]
