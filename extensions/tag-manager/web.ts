import { defineWebExtension } from '../../web/extension.ts'
import { lazy } from '../../web/lazy.tsx'

export default defineWebExtension({
  consents: {
    audience: { label: 'consent.audience', text: 'consent.audience.text' },
    advertising: { label: 'consent.advertising', text: 'consent.advertising.text' },
  },
  slots: { ThirdParty: lazy(() => import('./web/Gate.tsx')) },
})
