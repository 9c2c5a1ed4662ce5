import { defineWebExtension } from 'musette/web'
import Gate from './web/Gate.tsx'

export default defineWebExtension({
  slots: { ThirdParty: Gate },
})
