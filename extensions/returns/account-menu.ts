import type { AccountEntry } from 'musette/web'

export default [
  {
    path: '/user/returns',
    label: { fr: 'Mes retours', en: 'My returns' },
    feature: 'returns',
    after: '/user/orders/',
  },
] satisfies readonly AccountEntry[]
