import { defineWebExtension } from 'musette/web'
import Gate from './web/Gate.tsx'

export default defineWebExtension({
  consents: {
    audience: { label: 'consent.audience', text: 'consent.audience.text' },
    advertising: { label: 'consent.advertising', text: 'consent.advertising.text' },
  },
  slots: { ThirdParty: Gate },
})
