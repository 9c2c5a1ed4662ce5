import type { AccountEntry } from '../../web/extension.ts'

export default [
  {
    path: '/user/returns',
    label: { fr: 'Mes retours', en: 'My returns' },
    feature: 'returns',
    after: '/user/orders/',
  },
] satisfies readonly AccountEntry[]
